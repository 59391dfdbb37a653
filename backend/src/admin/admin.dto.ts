import {
  ADMIN_LIMITS,
  ADMIN_RULES,
  LIST_RULES,
  type AdminUserStatus,
  type CleanupRequest,
  type UserIdRequest,
  type UserIdsRequest,
} from '#contract/console/admin';
import { OVER_TIME_RULES, type OverTimeRequest, type OverTimeStep } from '#contract/console/over-time';
import { Field, Read } from '../platform/http/field';

/** The number a query string spells out; anything else is left alone, for the rule to reject. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
}

export class PagedQuery {
  @Read(asNumber)
  @Field(LIST_RULES.page)
  page?: number;

  @Read(asNumber)
  @Field(LIST_RULES.pageSize)
  pageSize?: number;

  @Field(LIST_RULES.search)
  search?: string;
}

export class UsersQuery extends PagedQuery {
  @Field(LIST_RULES.status)
  status?: AdminUserStatus;
}

export class AuditQuery extends PagedQuery {
  @Field(LIST_RULES.action)
  action?: string;

  @Field(LIST_RULES.from)
  from?: string;

  @Field(LIST_RULES.to)
  to?: string;
}

export class OverTimeQuery implements OverTimeRequest {
  @Field(OVER_TIME_RULES.by)
  by?: OverTimeStep;

  @Field(OVER_TIME_RULES.from)
  from?: string;

  @Field(OVER_TIME_RULES.to)
  to?: string;
}

export class UserIdsDto implements UserIdsRequest {
  @Field(ADMIN_RULES.userIds)
  userIds!: string[];
}

export class UserIdDto implements UserIdRequest {
  @Field(ADMIN_RULES.userId)
  userId!: string;
}

export class CleanupDto implements CleanupRequest {
  @Field(ADMIN_RULES.expectedCount)
  expectedCount!: number;
}

/** The requested page; without one, the first page at the largest size. */
export function rangeOf({ page, pageSize }: PagedQuery, unpaged: number): { offset: number; limit: number } {
  if (page === undefined && pageSize === undefined) return { offset: 0, limit: unpaged };
  const limit = pageSize ?? ADMIN_LIMITS.pageSizeDefault;
  return { offset: ((page ?? 1) - 1) * limit, limit };
}

const DAY_MS = 86_400_000;

/** The end of a range: a day without a time includes the whole day. */
export function endOf(to: string): Date {
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(to);
  return new Date(Date.parse(to) + (isWholeDay ? DAY_MS : 0));
}
