import type { AccountHash } from '../crypto/address-hash';
import type { Database } from '../database/database';
import type { Erasure } from './erasure';
import { addErasures } from './erasure-table';

const BATCH = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Removes erased accounts from a restored database. Returns how many were there. */
export async function eraseAgain(
  database: Database,
  accounts: AccountHash,
  erasures: readonly Erasure[],
): Promise<number> {
  const erased = new Set(erasures.map(({ accountHash }) => accountHash.toString('hex')));
  let removed = 0;
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined && erased.size > 0) {
    const rows: { id: string }[] = await database.query(
      'erase-again-accounts',
      'select id from users where id > $1 order by id limit $2',
      [last, BATCH],
    );
    const back = rows.map(({ id }) => id).filter((id) => erased.has(accounts.of(id).toString('hex')));
    if (back.length > 0) await removeAccounts(database, back);
    removed += back.length;
    last = rows.at(-1)?.id;
  }
  await removeContactMessages(database, erasures);
  await addErasures(database, erasures);
  return removed;
}

async function removeAccounts(database: Database, ids: readonly string[]): Promise<void> {
  await database.query('erase-again-mails', 'delete from outbox where user_id = any($1::uuid[])', [ids]);
  await database.query('erase-again-users', 'delete from users where id = any($1::uuid[])', [ids]);
}

/** Only those from before the erasure: the address may belong to a new account since. */
async function removeContactMessages(database: Database, erasures: readonly Erasure[]): Promise<void> {
  await database.query(
    'erase-again-messages',
    `with gone as (
       delete from contact_messages m using unnest($1::bytea[], $2::timestamptz[]) e (address_hash, erased_at)
       where m.address_hash = e.address_hash and m.created_at <= e.erased_at returning m.id, m.outbox_id)
     delete from outbox where id in (
       select outbox_id from gone
       union all select r.outbox_id from contact_replies r join gone on gone.id = r.message_id)`,
    [erasures.map(({ addressHash }) => addressHash), erasures.map(({ erasedAt }) => erasedAt)],
  );
}
