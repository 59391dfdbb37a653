import type { Client } from 'pg';

/**
 * What keeps these tables from being spread by `owner_id`: primary, unique and foreign keys that leave it out, and
 * tables in one place that refer to them. Empty when nothing does.
 */
export async function keyFaults(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `with named as (select c.oid, c.relname as name,
         (select attnum from pg_attribute where attrelid = c.oid and attname = 'owner_id' and attnotnull) as owner
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1))
     select format('%s has no owner_id that is always set', name) as fault from named where owner is null
     union all
     select format('%s: the unique index %s leaves out owner_id', n.name, i.indexrelid::regclass)
     from pg_index i join named n on n.oid = i.indrelid where i.indisunique and not n.owner = any(i.indkey::int2[])
     union all
     select format('%s: the foreign key %s does not go from owner to owner', n.name, k.conname)
     from pg_constraint k join named n on n.oid = k.conrelid
     where k.contype = 'f' and not exists (
       select 1 from unnest(k.conkey, k.confkey) pair (mine, theirs)
       where mine = n.owner and coalesce(theirs = (select owner from named where oid = k.confrelid), true))
     union all
     select format('%s refers to %s, which is spread over several places', k.conrelid::regclass, n.name)
     from pg_constraint k join named n on n.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0 and k.conrelid not in (select oid from named)
     order by fault`,
    [tables],
  );
  return rows.map(({ fault }) => fault);
}

/** The tables with an owner, as the catalog has them. */
export async function tablesWithOwner(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'owner_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}
