import { Injectable } from '@nestjs/common';
import type { AudienceAnswer, AudienceRequest } from '#contract/console/campaigns/campaigns';
import { AddressHash } from '../../platform/crypto/address-hash';
import { KeyRing } from '../../platform/crypto/key-ring';
import { Database } from '../../platform/database/database';
import { AudienceRepository, type AudiencePage } from '../audience/audience.repository';
import { boundFrom, estimateFrom, sampledShare, type Reach } from './audience-sample';
import { audienceSql } from './audience-sql';

/** The kind that a bounce or a complaint suppresses. */
const EVERY_KIND = 'all';

/** What PostgreSQL may expect a count of everyone to cost, in pages read one after the other: about a tenth of a second. */
const CHEAP = 20_000;

/** One for each suppressed address, or a single one without. */
interface CountedRow {
  members: number;
  allowing: number;
  id: string | null;
  email: string | null;
  addressHash: Buffer | null;
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
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

interface ExplainedRow {
  'QUERY PLAN': { Plan: { 'Total Cost': number } }[];
}

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
    const everyone = this.countStatement(EVERYONE, audience, now);
    const share = audience.segment.kind === 'selected' ? null : sampledShare(await this.roughAccounts());
    if (share === null) return this.counted(everyone);
    const found = await this.counted(this.countStatement(sampleOf(share), audience, now));
    const estimate = estimateFrom(found, share);
    if (estimate) return estimate;
    return (await this.isCheap(everyone)) ? this.counted(everyone) : boundFrom(found, share);
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

  private countStatement({ users, name: scope }: UsersSql, audience: AudienceRequest, now: Date): Statement {
    const { name, segment, allowed, values } = this.sqlOf(audience, now);
    return {
      name: name && scope && `audience-count-${name}`,
      text: `with members as materialized (select u.id, u.email, ${allowed} as allows from ${users} where ${segment}),
          counted as (select count(*)::int as members, (count(*) filter (where allows))::int as allowing from members)
        select counted.members, counted.allowing, off.id, off.email, off.address_hash as "addressHash"
        from counted left join (
          select m.id, m.email, s.address_hash from members m join suppressions s on s.user_id = m.id
          where m.allows and s.mail_kind = any($${values.length + 1}::text[])) off on true`,
      values: [...values, [audience.mailKind, EVERY_KIND]],
    };
  }

  private async counted({ name, text, values }: Statement): Promise<Reach> {
    const rows = await this.database.query<CountedRow>(name, text, values);
    const { members, allowing } = rows[0] ?? { members: 0, allowing: 0 };
    const suppressed = new Set<string>();
    for (const { id, email, addressHash } of rows) {
      // An account may have another address by now than the one that is suppressed.
      if (id && email && addressHash && this.addresses.of(email).equals(addressHash)) suppressed.add(id);
    }
    const recipients = allowing - suppressed.size;
    return { recipients, unreachable: members - recipients };
  }

  private async isCheap({ text, values }: Statement): Promise<boolean> {
    const rows = await this.database.query<ExplainedRow>('', `explain (format json) ${text}`, values);
    const cost = rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'];
    return cost !== undefined && cost <= CHEAP;
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
