import type { Client } from 'pg';
import { MIGRATIONS_TABLE_NAME } from '../database/migrations/migrations';

/** Loaded from a bundled file when empty. */
const BUNDLED: readonly string[] = ['cities'];
/** What lets someone in must not come back: signing out and changing a password would be undone. */
const FOR_NOW_ONLY: readonly string[] = [
  'sessions',
  'mail_tokens',
  'administrator_invitations',
  'pending_sign_ins',
  'used_challenges',
  // They belong to sessions.
  'push_subscriptions',
  'push_deliveries',
];

export function isKept({ name }: { readonly name: string }): boolean {
  return !BUNDLED.includes(name) && !FOR_NOW_ONLY.includes(name);
}

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table of the product with its writable columns, parents before the children that refer to them. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [[...BUNDLED, MIGRATIONS_TABLE_NAME]],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent
     from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and child.relnamespace = 'public'::regnamespace and k.conrelid <> k.confrelid
       and k.conparentid = 0`,
  );
  return parentsFirst(tables, references);
}

function parentsFirst(
  tables: readonly Table[],
  references: readonly { child: string; parent: string }[],
): Table[] {
  const placed: Table[] = [];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  let left = [...tables];
  while (left.length > 0) {
    const waits = ({ name }: Table) =>
      references.some(({ child, parent }) => child === name && !isPlaced(parent));
    const next = left.filter((table) => !waits(table));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    placed.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return placed;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function copyStatement({ name, columns }: Table, direction: 'to stdout' | 'from stdin'): string {
  const listed = columns.map(quoted).join(', ');
  // A table in partitions is copied by asking for its rows.
  return direction === 'to stdout'
    ? `copy (select ${listed} from ${quoted(name)}) ${direction}`
    : `copy ${quoted(name)} (${listed}) ${direction}`;
}

export async function migrationsIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS_TABLE_NAME} order by "timestamp"`,
  );
  return rows.map(({ name }) => name);
}
