import { ADMIN_LIMITS, ADMIN_TEXTS, ADMIN_USER_STATUSES, type AdminUserStatus } from '#contract/admin';
import { ifPresent, oneOf, Read, Rule, text, Trimmed, wholeNumber } from '../platform/http/rule';

const HIGHEST_PAGE = 1_000_000_000;

/** The number that a query spells out; anything else stays what it is, for the rule to refuse. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
}

const search = ifPresent(text({ max: ADMIN_LIMITS.searchMax, tooLong: ADMIN_TEXTS.searchTooLong }));

export class PagedQuery {
  @Read(asNumber)
  @Rule(ifPresent(wholeNumber(1, HIGHEST_PAGE, ADMIN_TEXTS.pageInvalid)))
  page?: number;

  @Read(asNumber)
  @Rule(ifPresent(wholeNumber(1, ADMIN_LIMITS.pageSizeMax, ADMIN_TEXTS.pageSizeInvalid)))
  pageSize?: number;

  @Trimmed()
  @Rule(search)
  search?: string;
}

export class UsersQuery extends PagedQuery {
  @Rule(ifPresent(oneOf(ADMIN_USER_STATUSES, ADMIN_TEXTS.statusInvalid)))
  status?: AdminUserStatus;
}

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
const date = ifPresent((value) => (isDate(value) ? null : ADMIN_TEXTS.dateInvalid));

export class AuditQuery extends PagedQuery {
  @Trimmed()
  @Rule(search)
  action?: string;

  @Rule(date)
  from?: string;

  @Rule(date)
  to?: string;
}

export class UserIdsDto {
  @Rule((value) => {
    if (!Array.isArray(value) || value.some((id) => typeof id !== 'string'))
      return ADMIN_TEXTS.userIdsRequired;
    return value.length > ADMIN_LIMITS.selectionMax ? ADMIN_TEXTS.tooMany : null;
  })
  userIds!: string[];
}

export class UserIdDto {
  @Rule((value) => (typeof value === 'string' && value !== '' ? null : ADMIN_TEXTS.userIdRequired))
  userId!: string;
}

export class CleanupDto {
  @Rule(wholeNumber(0, Number.MAX_SAFE_INTEGER, ADMIN_TEXTS.expectedCountInvalid))
  expectedCount!: number;
}

/** What a query asks for; without a page the first ones, as far as a list goes. */
export function rangeOf({ page, pageSize }: PagedQuery, unpaged: number): { offset: number; limit: number } {
  if (page === undefined && pageSize === undefined) return { offset: 0, limit: unpaged };
  const limit = pageSize ?? ADMIN_LIMITS.pageSizeDefault;
  return { offset: ((page ?? 1) - 1) * limit, limit };
}

const DAY_MS = 86_400_000;

/** The end of a range: a day without a time is meant whole. */
export function endOf(to: string): Date {
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(to);
  return new Date(Date.parse(to) + (isWholeDay ? DAY_MS : 0));
}
