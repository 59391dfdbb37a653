import { NOT_SPECIFIED, type SurveyBreakdownField } from '#contract/console/admin';
import type { AudienceRequest, Segment } from '#contract/console/campaigns';
import { ANSWER_INDEXES } from '../../platform/encryption/encrypted-columns';

/** Parts of a statement; `name` distinguishes prepared statements. */
interface AudienceSql {
  readonly name: string;
  /** Conditions on users `u`; $1 is the instant 30 days ago, $2 the segment's own value. */
  readonly segment: string;
  /** Which of them may get this kind of email, as far as their account says. */
  readonly allowed: string;
  readonly value: unknown;
}

const MATCHES = 'select 1 from candidates m where m.owner_id = u.id';

const CONDITION: Readonly<Record<Exclude<Segment['kind'], 'survey'>, string>> = {
  all: 'true',
  active: `exists (${MATCHES} and m.created_at >= $1)`,
  inactive: `exists (select 1 from account_activity a where a.owner_id = u.id and a.last_seen_at < $1)
    and not exists (select 1 from account_marks k where k.owner_id = u.id and k.seen_at >= $1)`,
  'no-matches': `not exists (${MATCHES})`,
  selected: 'u.id = any($2::uuid[])',
};

const ALLOWED: Readonly<Record<AudienceRequest['mailKind'], string>> = {
  marketing: 'u.marketing_emails',
  experience: 'u.experience_emails',
};

/** Every statement has to use both parameters, whatever the segment. */
const USES_BOTH = '$1::timestamptz is not null';

/** What stands for an answer in the table, under the current and earlier keys. */
type IndexesOf = (question: SurveyBreakdownField, answer: string) => readonly Buffer[];

export function audienceSql({ segment, mailKind }: AudienceRequest, indexesOf: IndexesOf): AudienceSql {
  const allowed = `u.email_confirmed_at is not null and ${ALLOWED[mailKind]}`;
  const sql = (name: string, condition: string, value: unknown): AudienceSql => ({
    name: `${name}-${mailKind}`,
    segment: `${USES_BOTH} and ${condition}`,
    allowed,
    value,
  });
  if (segment.kind === 'selected') return sql('selected', CONDITION.selected, segment.userIds);
  if (segment.kind !== 'survey')
    return sql(segment.kind, `$2::text is null and ${CONDITION[segment.kind]}`, null);
  const column = `u.${ANSWER_INDEXES[segment.field]}`;
  if (segment.value === NOT_SPECIFIED)
    return sql(`survey-${segment.field}-without`, `$2::text is null and ${column} is null`, null);
  return sql(
    `survey-${segment.field}`,
    `${column} = any($2::bytea[])`,
    indexesOf(segment.field, segment.value),
  );
}
