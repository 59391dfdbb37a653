import type { AuditQuery } from './settings.api';

/** As the fields have it: days are `YYYY-MM-DD` in the reader's own time zone. */
export type AuditFilter = AuditQuery;

export const NO_FILTER: AuditFilter = { action: '', search: '', from: '', to: '', page: 1 };

const instantOf = (day: string, time: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T${time}`).toISOString() : '';

/** From the first to the last moment of the chosen days. */
export function auditQuery(filter: AuditFilter): AuditQuery {
  return {
    ...filter,
    search: filter.search.trim(),
    from: instantOf(filter.from, '00:00:00.000'),
    to: instantOf(filter.to, '23:59:59.999'),
  };
}

/** `user.password-reset` -> `User: password reset`. */
export function actionWords(action: string): string {
  const words = action.replace('.', ': ').replace(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
