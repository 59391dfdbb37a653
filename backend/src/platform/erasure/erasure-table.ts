import type { Database } from '../database/database';
import type { Erasure } from './erasure';

export function listErasures(database: Database): Promise<Erasure[]> {
  return database.query<Erasure>(
    'erasures-list',
    `select account_hash as "accountHash", address_hash as "addressHash", erased_at as "erasedAt"
     from erasures order by erased_at`,
    [],
  );
}

export async function addErasures(database: Database, erasures: readonly Erasure[]): Promise<void> {
  await database.query(
    'erasures-add',
    `insert into erasures (account_hash, address_hash, erased_at)
     select * from unnest($1::bytea[], $2::bytea[], $3::timestamptz[]) on conflict do nothing`,
    [
      erasures.map(({ accountHash }) => accountHash),
      erasures.map(({ addressHash }) => addressHash),
      erasures.map(({ erasedAt }) => erasedAt),
    ],
  );
}
