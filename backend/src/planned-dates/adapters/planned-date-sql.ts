import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { remindAt } from '../reminders/reminder';
import { startOf, type StoredPlan } from '../planned-date';

interface PrivatePart {
  readonly place: string | null;
  readonly ideaTitle: string | null;
}

/** A row of `planned_dates`. */
export type PlanRow = Omit<StoredPlan, keyof PrivatePart> & { readonly sealed: Buffer };

/** What a reminder needs of a row with alias `p`. */
export const REMINDED_COLUMNS = `p.id, p.candidate_id as "candidateId",
  to_char(p.planned_for, 'YYYY-MM-DD"T"HH24:MI') as "plannedFor", p.time_zone as "timeZone"`;

/** All columns of it. */
export const PLAN_COLUMNS = `${REMINDED_COLUMNS}, p.sealed, p.version,
  p.created_at as "createdAt", p.changed_at as "changedAt"`;

/** Whether the user has scored the date that row `p` planned. Scored earlier, it was another one. */
export const IS_SCORED = `exists (select 1 from date_experiences d where d.owner_id = p.owner_id
  and d.candidate_id = p.candidate_id and d.date_date >= p.planned_for::date and d.created_at >= p.created_at)`;

/** Plans of archived matches count as canceled as long as the match is archived. */
export const IS_CANCELED = `exists (select 1 from candidates c where c.owner_id = p.owner_id and c.id = p.candidate_id
  and c.archived_at is not null)`;

const contextOf = (id: string): string => `planned-date:${id}`;

export function fromPlanRow(cipher: FieldCipher, { sealed, ...row }: PlanRow): StoredPlan {
  return { ...row, ...cipher.decrypt<PrivatePart>(sealed, contextOf(row.id)) };
}

/** The values of planned_for, time_zone, starts_at, sealed and remind_at. */
export function planValues(cipher: FieldCipher, plan: StoredPlan): readonly unknown[] {
  const { id, plannedFor, timeZone, place, ideaTitle } = plan;
  const sealed = cipher.encrypt({ place, ideaTitle } satisfies PrivatePart, contextOf(id));
  return [plannedFor, timeZone, startOf(plan), sealed, remindAt(plan)];
}
