import { Injectable } from '@nestjs/common';
import type { AudienceAnswer, AudienceRequest } from '#contract/console/campaigns/campaigns';
import { AddressHash } from '../../platform/crypto/address-hash';
import { KeyRing } from '../../platform/crypto/key-ring';
import { Database } from '../../platform/database/database';
import { AudienceRepository, type AudiencePage } from '../audience/audience.repository';
import { estimateFrom, sampledShare } from './audience-sample';
import { audienceSql } from './audience-sql';

/** The kind that a bounce or a complaint suppresses. */
const EVERY_KIND = 'all';

interface SuppressedRow {
  id: string;
  email: string;
  addressHash: Buffer;
}

/** Where to count: the `from` of users `u`; `name` is empty where no statement is kept prepared. */
interface UsersSql {
  readonly users: string;
  readonly name: string;
}

const EVERYONE: UsersSql = { users: 'users u', name: 'everyone' };

/**
 * Whole pages of the table, always the same ones, so that asking again doesn't tell another number. The share is part of
 * the text: as a parameter, PostgreSQL would plan for any.
 */
const sampleOf = (share: number): UsersSql => ({
  users: `users u tablesample system (${(100 * share).toFixed(4)}) repeatable (1)`,
  name: '',
});

interface UserRow {
  id: string;
  email: string;
  timezone: string | null;
}

@Injectable()
export class PostgresAudienceRepository extends AudienceRepository {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressHash,
    private readonly keys: KeyRing,
  ) {
    super();
  }

  async count(audience: AudienceRequest, now: Date): Promise<AudienceAnswer> {
    const share = audience.segment.kind === 'selected' ? null : sampledShare(await this.roughAccounts());
    const estimate =
      share === null ? null : estimateFrom(await this.countIn(sampleOf(share), audience, now), share);
    return estimate ?? this.countIn(EVERYONE, audience, now);
  }

  /** As of the latest analysis of the table; -1 before the first. */
  private async roughAccounts(): Promise<number> {
    const [row] = await this.database.query<{ accounts: number }>(
      'audience-accounts',
      `select reltuples::int as accounts from pg_class where oid = 'users'::regclass`,
      [],
    );
    return row?.accounts ?? 0;
  }

  private async countIn(
    { users, name: scope }: UsersSql,
    audience: AudienceRequest,
    now: Date,
  ): Promise<AudienceAnswer> {
    const { name, segment, allowed, values } = this.sqlOf(audience, now);
    const prepared = (what: string) => name && scope && `audience-${what}-${name}`;
    const [counted] = await this.database.query<{ members: number; allowing: number }>(
      prepared('count'),
      `select count(*)::int as members, (count(*) filter (where ${allowed}))::int as allowing from ${users} where ${segment}`,
      values,
    );
    const { members, allowing } = counted ?? { members: 0, allowing: 0 };
    const suppressed = await this.database.query<SuppressedRow>(
      prepared('off'),
      `select u.id, u.email, s.address_hash as "addressHash" from ${users} join suppressions s on s.user_id = u.id
       where s.mail_kind = any($${values.length + 1}::text[]) and ${segment} and ${allowed}`,
      [...values, [audience.mailKind, EVERY_KIND]],
    );
    // An account may have another address by now than the one that is suppressed.
    const still = suppressed.filter(({ email, addressHash }) => this.addresses.of(email).equals(addressHash));
    const recipients = allowing - new Set(still.map(({ id }) => id)).size;
    return { recipients, unreachable: members - recipients };
  }

  async page(
    audience: AudienceRequest,
    now: Date,
    after: string | null,
    limit: number,
  ): Promise<AudiencePage> {
    const { name, segment, allowed, values } = this.sqlOf(audience, now);
    const [start, size] = [`$${values.length + 1}::uuid`, `$${values.length + 2}`];
    const rows = await this.database.query<UserRow>(
      name && `audience-page-${name}`,
      `select u.id, u.email, u.timezone from users u
       where ${segment} and ${allowed} and u.id > coalesce(${start}, '00000000-0000-0000-0000-000000000000')
       order by u.id limit ${size}`,
      [...values, after, limit],
    );
    const isSuppressed = await this.suppressedAmong(rows, audience.mailKind);
    return {
      members: rows
        .filter((_row, index) => !isSuppressed[index])
        .map(({ id, timezone }) => ({ userId: id, timeZone: timezone })),
      next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  }

  private sqlOf(audience: AudienceRequest, now: Date) {
    return audienceSql(audience, now, (question, answer) => this.keys.answerIndexes(question, answer));
  }

  private async suppressedAmong(users: readonly UserRow[], kind: string): Promise<boolean[]> {
    const hashes = users.map(({ email }) => this.addresses.of(email));
    const rows = await this.database.query<{ addressHash: Buffer }>(
      'audience-suppressed',
      // An earlier version didn't remember whose address it is, by which the suppressed are counted.
      `with found as (
         select s.ctid as row, s.address_hash, s.user_id, u.id from unnest($1::bytea[], $2::uuid[]) u (address_hash, id)
           join suppressions s on s.address_hash = u.address_hash where s.mail_kind = any($3::text[])),
       remembered as (update suppressions s set user_id = found.id from found
         where s.ctid = found.row and found.user_id is distinct from found.id)
       select distinct address_hash as "addressHash" from found`,
      [hashes, users.map(({ id }) => id), [kind, EVERY_KIND]],
    );
    const suppressed = new Set(rows.map(({ addressHash }) => addressHash.toString('hex')));
    return hashes.map((hash) => suppressed.has(hash.toString('hex')));
  }
}
