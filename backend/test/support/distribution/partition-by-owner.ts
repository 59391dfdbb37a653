import { Client } from 'pg';
import { DISTRIBUTED_BY_OWNER } from './tables';

export const PARTITIONS = 8;

/** The name of a table's n-th partition. */
export const partitionName = (table: string, n: number): string => `${table}_part${n}`;

interface Definition {
  readonly table: string;
  readonly definition: string;
}

/**
 * Replaces the distributed tables of a migrated database without users by ones that are partitioned by a hash of their
 * owner, with the same constraints, indexes, triggers and rights. PostgreSQL refuses keys that leave out the owner.
 */
export async function partitionByOwner(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await replaceTables(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function replaceTables(client: Client): Promise<void> {
  const kept = await definitionsOf(client);
  for (const table of DISTRIBUTED_BY_OWNER) {
    await refuseRows(client, table);
    await client.query(
      `create table ${table}_apart (like ${table} including all excluding indexes) partition by hash (owner_id)`,
    );
    await client.query(`drop table ${table} cascade`);
    await client.query(`alter table ${table}_apart rename to ${table}`);
    for (let n = 0; n < PARTITIONS; n += 1)
      await client.query(
        `create table ${partitionName(table, n)} partition of ${table}
         for values with (modulus ${PARTITIONS}, remainder ${n})`,
      );
  }
  for (const { definition } of kept) await client.query(definition);
}

async function refuseRows(client: Client, table: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
  if (rowCount !== 0) throw new Error(`${table} has rows, which would be lost`);
}

/** What has to be made again, in an order in which it can be. */
async function definitionsOf(client: Client): Promise<Definition[]> {
  const { rows } = await client.query<Definition & { rank: number }>(
    `with named as (select c.oid, c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relname = any($1))
     select 1 as rank, n.name as table,
       format('alter table %I add constraint %I %s', n.name, k.conname, pg_get_constraintdef(k.oid)) as definition
     from pg_constraint k join named n on n.oid = k.conrelid where k.contype in ('p', 'u')
     union all
     select 2, n.name, pg_get_indexdef(i.indexrelid) from pg_index i join named n on n.oid = i.indrelid
     where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
     union all
     select 3, k.conrelid::regclass::text,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
     from pg_constraint k where k.contype = 'f' and (k.conrelid in (select oid from named) or k.confrelid in (select oid from named))
     union all
     select 4, n.name, pg_get_triggerdef(t.oid) from pg_trigger t join named n on n.oid = t.tgrelid where not t.tgisinternal
     union all
     select 5, n.name, format('grant %s on %I to %I', string_agg(a.privilege_type, ', '), n.name, a.grantee::regrole)
     from named n join pg_class c on c.oid = n.oid, aclexplode(c.relacl) a where a.grantee <> c.relowner
     group by n.name, a.grantee
     order by rank`,
    [[...DISTRIBUTED_BY_OWNER]],
  );
  return rows;
}
