import { NOT_SPECIFIED, type SurveyBreakdownField } from '#contract/console/admin';
import type { SegmentCondition } from '#contract/console/campaigns/segments';
import { ANSWER_INDEXES } from '../../platform/encryption/encrypted-columns';

const DAY_MS = 86_400_000;

/** What stands for an answer in the table, under the current and earlier keys. */
export type IndexesOf = (question: SurveyBreakdownField, answer: string) => readonly Buffer[];

/** Adds a value to the statement and returns the placeholder for it. */
type Bind = (value: unknown) => string;

interface Context {
  readonly bind: Bind;
  readonly now: Date;
  readonly indexesOf: IndexesOf;
}

type ConditionOf<Field extends SegmentCondition['field']> = Extract<SegmentCondition, { field: Field }>;

function surveySql({ question, answers }: ConditionOf<'survey'>, { bind, indexesOf }: Context): string {
  const column = `u.${ANSWER_INDEXES[question]}`;
  const given = answers.filter((answer) => answer !== NOT_SPECIFIED);
  const indexes = given.flatMap((answer) => [...indexesOf(question, answer)]);
  const isOneOf = given.length > 0 ? [`${column} = any(${bind(indexes)}::bytea[])`] : [];
  const isBlank = given.length < answers.length ? [`${column} is null`] : [];
  return `(${[...isOneOf, ...isBlank].join(' or ')})`;
}

function joinedSql({ from, until }: ConditionOf<'joined'>, { bind }: Context): string {
  const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return [
    ...(from === null ? [] : [`u.created_at >= ${bind(new Date(`${from}T00:00:00Z`))}::timestamptz`]),
    ...(until === null ? [] : [`u.created_at < ${bind(dayAfter(until))}::timestamptz`]),
  ].join(' and ');
}

/**
 * Null unless there is such a row. Unlike `exists`, PostgreSQL never turns it into a join with a whole table, so what a
 * sample costs goes by its own size.
 */
export const anyOf = (rows: string): string => `(select true from ${rows} limit 1)`;

/** What was seen since the last count is in `account_marks`. */
export const seenSince = (instant: string): string =>
  `((select a.last_seen_at from account_activity a where a.owner_id = u.id) >= ${instant}
    or ${anyOf(`account_marks k where k.owner_id = u.id and k.seen_at >= ${instant}`)} is not null)`;

function lastActiveSql({ is, days }: ConditionOf<'lastActive'>, { bind, now }: Context): string {
  const seen = seenSince(`${bind(new Date(now.getTime() - days * DAY_MS))}::timestamptz`);
  return is === 'within' ? seen : `not ${seen}`;
}

/** They were sent some that could be opened, and opened none. */
const NEVER_OPENED = `(select count(*) filter (where l.refused_at is null) > 0 and count(l.opened_at) = 0
  from mail_log l where l.user_id = u.id and l.mail_kind is not null)`;

function conditionSql(condition: SegmentCondition, context: Context): string {
  switch (condition.field) {
    case 'survey':
      return surveySql(condition, context);
    case 'joined':
      return joinedSql(condition, context);
    case 'lastActive':
      return lastActiveSql(condition, context);
    case 'neverOpened':
      return NEVER_OPENED;
    case 'timeZone':
      return `coalesce(u.timezone, 'UTC') = any(${context.bind(condition.zones)}::text[])`;
    case 'language':
      return `u.language = any(${context.bind(condition.languages)}::text[])`;
  }
}

/** A condition on users `u` with its values, from `$1` on. Nothing of a segment is ever part of the text. */
export function segmentSql(
  conditions: readonly SegmentCondition[],
  now: Date,
  indexesOf: IndexesOf,
): { condition: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const parts = conditions.map((condition) => conditionSql(condition, { bind, now, indexesOf }));
  return { condition: parts.length === 0 ? 'false' : parts.join(' and '), values };
}
