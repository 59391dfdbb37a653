import { Injectable } from '@nestjs/common';
import { UNSENT_STATES, type UnsentFilter, type UnsentState } from '#contract/console/unsent-mail';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { Database } from '../../../platform/database/database';
import { decryptMail, type StoredMail } from '../../adapters/stored-mail';
import {
  UnsentMailRepository,
  type UnsentMailChange,
  type UnsentMailChoice,
  type UnsentMailPlace,
  type UnsentMailRow,
} from '../unsent-mail.repository';

/** Rounded down like the columns: a moment that was rounded up would still lie ahead. */
const NOW = `date_trunc('milliseconds', now())`;
/** Each is the condition of an index. */
const STATES: Readonly<Record<UnsentState, string>> = {
  waiting: `status = 'pending' and last_error is null and due_at <= now()`,
  failing: `status = 'pending' and last_error is not null and due_at <= now()`,
  undeliverable: `status = 'dead'`,
};
const IS_FREE = '(claimed_until is null or claimed_until <= now())';
const IS_NOT_DUE = `(status = 'dead' or next_attempt_at > now())`;
/** The content is gone once the account is. */
const CAN: Readonly<Record<UnsentMailChange, string>> = {
  'send-now': `${IS_FREE} and sealed is not null`,
  'give-up': IS_FREE,
};
const CHANGES: Readonly<Record<UnsentMailChange, string>> = {
  'send-now': `status = 'pending', settled_at = null, next_attempt_at = ${NOW},
    attempts = case o.status when 'dead' then 0 else o.attempts end,
    due_at = case o.status when 'dead' then ${NOW} else o.due_at end`,
  'give-up': `status = 'suppressed', settled_at = ${NOW}, claimed_until = null, sealed = null, last_error = $2`,
};

interface Row extends Omit<StoredMail, 'sealed' | 'type'>, Omit<UnsentMailRow, 'to' | 'account' | 'type'> {
  readonly type: StoredMail['type'];
  readonly sealed: Buffer | null;
  readonly email: string | null;
}

@Injectable()
export class PostgresUnsentMailRepository extends UnsentMailRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async page(state: UnsentFilter, after: UnsentMailPlace | null, limit: number): Promise<UnsentMailRow[]> {
    const rows = await this.database.query<Row>(
      `unsent-page-${state}-${after ? 'after' : 'first'}`,
      unsentPageStatement(state, after !== null),
      after ? [limit, after.dueAt, after.id] : [limit],
    );
    return rows.map(({ sealed, userId, email, ...row }) => ({
      ...row,
      to: sealed && (decryptMail(this.cipher, { ...row, sealed, userId })?.to ?? null),
      account: userId !== null && email !== null ? { id: userId, email } : null,
    }));
  }

  async counts(): Promise<{ counts: Record<UnsentState, number>; at: Date }> {
    const [row] = await this.database.query<Record<UnsentState, number> & { at: Date }>(
      'unsent-counts',
      `select now() as at,
         ${UNSENT_STATES.map((state) => `(select count(*)::int from outbox where ${STATES[state]}) as ${state}`).join(', ')}`,
      [],
    );
    const { at, ...counts } = row ?? { at: new Date(NaN), waiting: 0, failing: 0, undeliverable: 0 };
    return { counts, at };
  }

  sendNow(choice: UnsentMailChoice, limit: number): Promise<number> {
    return this.change('send-now', choice, limit, []);
  }

  giveUp(choice: UnsentMailChoice, reason: string, limit: number): Promise<number> {
    return this.change('give-up', choice, limit, [reason]);
  }

  async count(choice: UnsentMailChoice, change: UnsentMailChange): Promise<number> {
    const { name, parts, values } = partsOf(choice, change, 1);
    const [row] = await this.database.query<{ count: number }>(
      `unsent-count-${change}-${name}`,
      `select (${parts.map((part) => `(select count(*) from outbox where ${part})`).join(' + ')})::int as count`,
      values,
    );
    return row?.count ?? 0;
  }

  private async change(
    change: UnsentMailChange,
    choice: UnsentMailChoice,
    limit: number,
    more: readonly unknown[],
  ): Promise<number> {
    const { name, parts, values } = partsOf(choice, change, 2 + more.length);
    const found = parts.map(
      (part, index) =>
        `found${index} as (select id from outbox where ${part} order by due_at, id limit $1 for update skip locked)`,
    );
    const chosen = parts.map((_part, index) => `select id from found${index}`);
    const [row] = await this.database.query<{ count: number }>(
      `unsent-${change}-${name}`,
      `with ${found.join(', ')}, chosen as (${chosen.join(' union all ')} limit $1),
         changed as (update outbox o set ${CHANGES[change]} from chosen where o.id = chosen.id returning 1)
       select count(*)::int as count from changed`,
      [limit, ...more, ...values],
    );
    return row?.count ?? 0;
  }
}

/** For a limit, and for the place it continues after if there is one. */
export function unsentPageStatement(state: UnsentFilter, isContinued: boolean): string {
  const after = isContinued ? ' and (due_at, id) > ($2::timestamptz, $3::uuid)' : '';
  const parts = statesOf(state).map(
    (each) =>
      `(select id, mail_type, user_id, sealed, due_at, attempts, next_attempt_at, claimed_until, last_error, '${each}' as state
        from outbox where ${STATES[each]}${after} order by due_at, id limit $1)`,
  );
  return `select o.id, o.mail_type as type, o.state, o.user_id as "userId", o.sealed, u.email, o.due_at as "dueAt", o.attempts,
      o.next_attempt_at as "nextAttemptAt", coalesce(o.claimed_until > now(), false) as "isInHand", o.last_error as "lastError"
    from (select * from (${parts.join(' union all ')}) each order by due_at, id limit $1) o
    left join users u on u.id = o.user_id order by o.due_at, o.id`;
}

function statesOf(state: UnsentFilter): readonly UnsentState[] {
  return state === 'all' ? UNSENT_STATES : [state];
}

/** A condition for each index, and the values of their parameters, which begin at `$first`. */
function partsOf(
  choice: UnsentMailChoice,
  change: UnsentMailChange,
  first: number,
): { name: string; parts: string[]; values: unknown[] } {
  if ('ids' in choice) {
    const isUnsent = UNSENT_STATES.map((state) => `(${STATES[state]})`).join(' or ');
    return {
      name: 'ids',
      parts: [`id = any($${first}::uuid[]) and (${isUnsent}) and ${CAN[change]}`],
      values: [choice.ids],
    };
  }
  const wouldChange = change === 'send-now' ? ` and ${IS_NOT_DUE}` : '';
  return {
    name: choice.state,
    parts: statesOf(choice.state).map(
      (state) => `${STATES[state]} and due_at <= $${first}::timestamptz and ${CAN[change]}${wouldChange}`,
    ),
    values: [choice.until],
  };
}
