import type { QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { hasErrorCode } from './conflicts';
import type { Database } from './database';
import { MIGRATIONS_TABLE_NAME } from './migrations/migrations';

interface Role {
  readonly name: string;
  readonly password: string;
}

/** Tables that the product's own role may not write to as it likes, with what it may do besides reading. */
const RESTRICTED: Readonly<Record<string, string>> = {
  audit_log: 'insert',
  erasures: 'insert',
  schema_functions: '',
  [MIGRATIONS_TABLE_NAME]: '',
};
const ORDINARY = 'insert, update, delete';
const EVERYTHING = ['insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

/** duplicate_object, and unique_violation when both are made at the same moment. */
const ALREADY_MADE: readonly unknown[] = ['42710', '23505'];

export function roleOf(databaseUrl: string): Role {
  const { username, password } = new URL(databaseUrl);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Lets the product's role read and write, and no more: it owns nothing, so it can neither switch off triggers nor change
 * the audit log. Called by the owner after migrating. Creates the role when it's missing. Throws StartupError when the
 * owner may not do that.
 */
export async function grantAccess(owner: QueryRunner, role: Role): Promise<void> {
  await ensureRole(owner, role);
  if (await hasExactlyItsRights(owner, role.name)) return;
  const name = quoted(role.name);
  await owner.query('revoke create on schema public from public');
  await owner.query(`grant usage on schema public to ${name}`);
  await owner.query(`grant select, ${ORDINARY} on all tables in schema public to ${name}`);
  await owner.query(`grant usage on all sequences in schema public to ${name}`);
  for (const [table, allowed] of Object.entries(RESTRICTED)) {
    await owner.query(`revoke ${EVERYTHING.join(', ')} on ${table} from ${name}`);
    if (allowed) await owner.query(`grant ${allowed} on ${table} to ${name}`);
  }
}

/** Whether this connection's role could switch triggers off: it owns the tables, or may act as their owner. */
export async function actsAsOwner(database: Database): Promise<boolean> {
  const rows = await database.query<{ owner: boolean }>(
    'role-acts-as-owner',
    `select pg_has_role(relowner, 'member') as owner from pg_class where oid = 'users'::regclass`,
    [],
  );
  return rows[0]?.owner ?? false;
}

async function ensureRole(owner: QueryRunner, { name, password }: Role): Promise<void> {
  const [row] = await select<{ own: boolean; there: boolean; ranks: boolean }>(
    owner,
    `select current_user = $1 as own, r.oid is not null as there,
       coalesce(r.rolsuper or pg_has_role(r.oid, (select relowner from pg_class where oid = 'users'::regclass), 'member'), false)
         as ranks
     from (select 1) one left join pg_roles r on r.rolname = $1`,
    [name],
  );
  if (row?.own || row?.ranks)
    throw new StartupError(
      'DATABASE_URL has the rights of the owner in DATABASE_OWNER_URL. Give it a role of its own.',
    );
  if (row?.there) return;
  try {
    const [made] = await select<{ text: string }>(owner, 'select format($1, $2::text, $3::text) as text', [
      'create role %I login password %L',
      name,
      password,
    ]);
    await owner.query(made?.text ?? '');
  } catch (error) {
    // Roles belong to the whole server: a start on another of its databases may have made this one just now.
    if (hasErrorCode(error, ALREADY_MADE)) return;
    throw new StartupError(
      `DATABASE_URL names the role "${name}", which does not exist, and DATABASE_OWNER_URL may not create it. Create it: create role "${name}" login password '...'`,
    );
  }
}

/** Compares first: a grant rewrites the catalog even when it changes nothing. */
async function hasExactlyItsRights(owner: QueryRunner, role: string): Promise<boolean> {
  const tables = await select<{ name: string; rights: string[] }>(
    owner,
    `select c.relname as name,
       array(select r from unnest($2::text[]) r where has_table_privilege($1, c.oid, r)) as rights
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
    [role, ['select', ...EVERYTHING]],
  );
  return tables.every(({ name, rights }) => {
    const allowed = RESTRICTED[name] ?? ORDINARY;
    return rights.join(', ') === ['select', allowed].filter(Boolean).join(', ');
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function select<Row>(runner: QueryRunner, text: string, values: unknown[]): Promise<Row[]> {
  return (await runner.query(text, values)) as Row[];
}
