import { Injectable } from '@nestjs/common';
import type { AdminUser, AdminUserStatus } from '#contract/console/admin';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import {
  SEARCH,
  type AccountFilter,
  type AccountPage,
  type Range,
  type Sample,
} from '../accounts/account-list';
import { AccountListRepository } from '../accounts/account-list.repository';
import { openAnswers, type PrivateAnswers } from '../../users/adapters/account-columns';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';

/** An account (alias `u`) with its figures (alias `a`) for the list; matches since $2 are recent. */
const ACCOUNT_ROW = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.created_at as "createdAt", u.email_confirmed_at is not null as "emailConfirmed", 'local' as "authType",
  u.survey_completed_at is not null and u.criteria_count >= ${CRITERIA_LIMITS.selectedMin} as "onboardingComplete",
  u.survey_completed_at is not null as "surveyComplete", u.criteria_count as "criteriaCount",
  case when a.last_match_at >= $2 then
    (select count(*) from candidates m where m.owner_id = u.id and m.created_at >= $2)::int else 0 end as "recentMatches",
  a.evaluated_matches as "evaluatedMatches",
  exists (select 1 from date_idea_preferences p where p.owner_id = u.id and p.preference = 'liked') as "hasLikedDateIdea",
  exists (select 1 from alex_messages x where x.owner_id = u.id and x.role = 'user') as "hasUsedAlex",
  u.is_admin as "isAdmin", u.marketing_emails as "marketingEmails", u.experience_emails as "experienceEmails", u.sealed`;

type ListedRow = Omit<AdminUser, 'createdAt' | keyof PrivateAnswers> & {
  createdAt: Date;
  sealed: Buffer | null;
};

const NEWEST_FIRST = 'order by created_at desc, id desc';
/** Spelled as in the index. */
const SEARCHED = `lower(email || E'\\n' || first_name || ' ' || last_name)`;
/** Sign-ups since $1 are recent. */
const HAS_STATUS: Record<AdminUserStatus, string> = {
  all: '$1::timestamptz is not null',
  active: '$1::timestamptz is not null and criteria_count > 0',
  pending: '$1::timestamptz is not null and criteria_count = 0',
  recent: 'created_at >= $1::timestamptz',
};
/** The weight of each account of a day, and the extra weight of one with standards. */
const WEIGHTS = { all: [1, 0], active: [0, 1], pending: [1, -1] } as const;
const BY_DAY = `select bucket, sum(amount * case metric when 'accounts' then $2::int else $3::int end) as n
  from rollups where metric in ('accounts', 'accounts-set-up') group by bucket`;

/** The daily counts locate the day that holds the offset, so only that day is walked through. */
export const pageStatement = (status: keyof typeof WEIGHTS): string => `
  with days as (${BY_DAY}),
    placed as (select bucket::date as day, n, sum(n) over (order by bucket desc) - n as before from days),
    target as (select day, before from placed where $4::bigint >= before and $4::bigint < before + n)
  select id from users
  where ${HAS_STATUS[status]} and created_at < ((select day from target) + 1)::timestamp at time zone 'utc'
  ${NEWEST_FIRST} offset $4::bigint - (select before from target) limit $5`;

/** Hits are limited before the status is checked, because checking means a lookup per hit. */
export const indexedStatement = (status: AdminUserStatus): string => `
  with hits as materialized (select id, created_at, criteria_count from users where ${SEARCHED} like $2 limit $5),
    found as (select id, created_at from hits where ${HAS_STATUS[status]})
  select (select count(*) from hits)::int as hits, (select count(*) from found)::int as total,
    array(select id from found ${NEWEST_FIRST} offset $3 limit $4) as ids`;

@Injectable()
export class PostgresAccountListRepository extends AccountListRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async count({ status, recentSince }: AccountFilter): Promise<number> {
    const rows = await this.database.query<{ n: string | null }>(
      `accounts-count-${status}`,
      status === 'recent'
        ? `select count(*) as n from users where ${HAS_STATUS.recent}`
        : `select sum(n) as n from (${BY_DAY}) days where $1::timestamptz is not null`,
      status === 'recent' ? [recentSince] : [recentSince, ...WEIGHTS[status]],
    );
    return Number(rows[0]?.n ?? 0);
  }

  async page({ status, recentSince }: AccountFilter, { offset, limit }: Range): Promise<string[]> {
    const rows =
      status === 'recent'
        ? await this.ids(
            'accounts-page-recent',
            `select id from users where ${HAS_STATUS.recent} ${NEWEST_FIRST} offset $2 limit $3`,
            [recentSince, offset, limit],
          )
        : await this.ids(`accounts-page-${status}`, pageStatement(status), [
            recentSince,
            ...WEIGHTS[status],
            offset,
            limit,
          ]);
    return rows;
  }

  async sample({ status, recentSince, search }: AccountFilter, size: number): Promise<Sample> {
    const rows = await this.database.query<Sample>(
      `accounts-sample-${status}`,
      `select count(*)::int as examined, (count(*) filter (where hit))::int as hits
       from (select ${SEARCHED} like $2 as hit from users where ${HAS_STATUS[status]} ${NEWEST_FIRST} limit $3) newest`,
      [recentSince, pattern(search), size],
    );
    return rows[0] ?? { examined: 0, hits: 0 };
  }

  walk(
    { status, recentSince, search }: AccountFilter,
    { offset, limit }: Range,
    within: number | null,
  ): Promise<string[]> {
    return this.ids(
      `accounts-walk-${status}`,
      `select id from (
         select id, created_at, ${SEARCHED} as searched from users where ${HAS_STATUS[status]} ${NEWEST_FIRST} limit $5
       ) newest where searched like $2 ${NEWEST_FIRST} offset $3 limit $4`,
      [recentSince, pattern(search), offset, limit, within],
    );
  }

  async indexed(
    { status, recentSince, search }: AccountFilter,
    { offset, limit }: Range,
  ): Promise<Omit<AccountPage, 'relation'> | null> {
    const rows = await this.database.query<Omit<AccountPage, 'relation'> & { hits: number }>(
      `accounts-indexed-${status}`,
      indexedStatement(status),
      [recentSince, pattern(search), offset, limit, SEARCH.sortedMax + 1],
    );
    const found = rows[0];
    return !found || found.hits > SEARCH.sortedMax ? null : found;
  }

  olderThan(account: Pick<AdminUser, 'id' | 'createdAt'> | null, limit: number): Promise<string[]> {
    return account === null
      ? this.ids('accounts-newest', `select id from users ${NEWEST_FIRST} limit $1`, [limit])
      : this.ids(
          'accounts-older-than',
          `select id from users where (created_at, id) < ($1::timestamptz, $2::uuid) ${NEWEST_FIRST} limit $3`,
          [account.createdAt, account.id, limit],
        );
  }

  async rows(ids: readonly string[], recentMatchesSince: Date): Promise<AdminUser[]> {
    const rows = await this.database.query<ListedRow>(
      'accounts-rows',
      `select ${ACCOUNT_ROW} from users u join account_activity a on a.owner_id = u.id
       where u.id = any($1::uuid[]) order by u.created_at desc, u.id desc`,
      [ids, recentMatchesSince],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...openAnswers(this.cipher, { id: row.id, sealed }),
      createdAt: row.createdAt.toISOString(),
    }));
  }

  private async ids(name: string, text: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(name, text, values);
    return rows.map(({ id }) => id);
  }
}

/** Matches the typed text anywhere; wildcards in it are taken literally. */
function pattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
