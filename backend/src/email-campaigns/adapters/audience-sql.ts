import { ADMIN_LIMITS, NOT_SPECIFIED } from '#contract/console/admin';
import { equivalentsOf } from '#contract/account/profile';
import type { AudienceRequest, Segment } from '#contract/console/campaigns/campaigns';
import { ANSWER_INDEXES } from '../../platform/encryption/encrypted-columns';
import { anyOf, seenSince, segmentSql, type IndexesOf } from './segment-sql';

/** Parts of a statement; `name` distinguishes prepared statements, and is empty for one that isn't. */
interface AudienceSql {
  readonly name: string;
  /** Conditions on users `u`: who is meant. */
  readonly segment: string;
  /** Which of them may get this kind of email, as far as their account says. */
  readonly allowed: string;
  /** Of the segment, from $1 on. */
  readonly values: readonly unknown[];
}

const DAY_MS = 86_400_000;

const hasMatch = (where: string): string =>
  `${anyOf(`candidates m where m.owner_id = u.id and ${where}`)} is not null`;

const CONDITION: Readonly<Record<Exclude<Segment['kind'], 'survey' | 'custom'>, string>> = {
  all: 'true',
  active: hasMatch('m.created_at >= $1'),
  inactive: `not ${seenSince('$1')}`,
  'no-matches': `not ${hasMatch('true')}`,
  selected: 'u.id = any($1::uuid[])',
};

const ALLOWED: Readonly<Record<AudienceRequest['mailKind'], string>> = {
  marketing: 'u.marketing_emails',
  experience: 'u.experience_emails',
};

/** Unnamed: there are more combinations of conditions than statements a connection should keep prepared. */
const UNNAMED = '';

const daysBefore = (now: Date): Date => new Date(now.getTime() - ADMIN_LIMITS.activeDays * DAY_MS);

export function audienceSql(
  { segment, mailKind }: AudienceRequest,
  now: Date,
  indexesOf: IndexesOf,
): AudienceSql {
  const allowed = `u.email_confirmed_at is not null and ${ALLOWED[mailKind]}`;
  if (segment.kind === 'custom') {
    const { condition, values } = segmentSql(segment.conditions, now, indexesOf);
    return { name: UNNAMED, segment: condition, allowed, values };
  }
  const name = `${segment.kind}-${segment.kind === 'survey' ? segment.field : ''}-${mailKind}`;
  if (segment.kind === 'survey') return surveySql(segment, { allowed, name, indexesOf });
  const condition = CONDITION[segment.kind];
  if (segment.kind === 'selected') return { name, segment: condition, allowed, values: [segment.userIds] };
  const values = condition.includes('$1') ? [daysBefore(now)] : [];
  return { name, segment: condition, allowed, values };
}

interface SurveyContext {
  readonly allowed: string;
  readonly name: string;
  readonly indexesOf: IndexesOf;
}

function surveySql(
  { field, value }: Extract<Segment, { kind: 'survey' }>,
  { allowed, name, indexesOf }: SurveyContext,
): AudienceSql {
  const column = `u.${ANSWER_INDEXES[field]}`;
  if (value === NOT_SPECIFIED)
    return { name: `${name}-without`, segment: `${column} is null`, allowed, values: [] };
  const indexes = equivalentsOf(value).flatMap((same) => indexesOf(field, same));
  return { name, segment: `${column} = any($1::bytea[])`, allowed, values: [indexes] };
}
