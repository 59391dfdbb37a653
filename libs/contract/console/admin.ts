import type { RulesOf } from '../rules/field-rule';
import type { AdminRole } from './administrators';

/**
 * Header of the user list: whether X-Total-Count is exact, estimated from the newest accounts, or counts only those.
 */
export const TOTAL_RELATION_HEADER = 'x-total-count-relation';
export type TotalRelation = 'exact' | 'about' | 'at-least';

/** Limits of the administrator's lists; the specified texts use the same numbers. */
export const ADMIN_LIMITS = {
  pageSizeDefault: 50,
  pageSizeMax: 200,
  /** How many of the newest accounts a request without a page gets. */
  unpagedMax: 1_000,
  /** The most users one call may delete, activate or write to. */
  selectionMax: 1_000,
  recentSignupDays: 7,
  activeDays: 30,
  /** Accounts left unconfirmed for this long may be cleaned up. */
  unconfirmedDays: 90,
  recentActivityUsers: 8,
} as const;

export const ADMIN_USER_STATUSES = ['all', 'active', 'pending', 'recent'] as const;
export type AdminUserStatus = (typeof ADMIN_USER_STATUSES)[number];

/** GET /api/admin/status, open to everyone. */
export interface AdminStatus {
  isAdmin: boolean;
  email: string | null;
  /** Absent for an owner, who may do everything. */
  role?: Exclude<AdminRole, 'owner'>;
}

/** Scores from 0 to 10; a field without data is 0. */
export interface AdminStats {
  totalUsers: number;
  activeUsers: number;
  avgMatchesPerUser: number;
  avgHighestScore: number;
  /** Matches and scores are counted up to this moment: now, unless a great many have just changed. */
  asOf?: string;
}

/** Scores from 0 to 10; `userGrowth24h` a signed percentage; `sessionLifespan` in days; a field without data is 0. */
export interface AdminAnalytics {
  userGrowth24h: number;
  totalUsers: number;
  totalConfirmedUsers: number;
  inactiveUsers30Days: number;
  sessionLifespan: number;
  avgMatchesTotal: number;
  avgMatches30Days: number;
  avgStandards: number;
  avgHighestScore: number;
  avgLowestScore: number;
  /** Same meaning as in the stats. */
  asOf?: string;
}

export interface AdminUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  emailConfirmed: boolean;
  authType: 'local';
  onboardingComplete: boolean;
  surveyComplete: boolean;
  criteriaCount: number;
  /** Added in the last 30 days. */
  recentMatches: number;
  /** Active matches with a percentage: a count, never the matches. */
  evaluatedMatches: number;
  hasLikedDateIdea: boolean;
  hasUsedAlex: boolean;
  isAdmin: boolean;
  /** What the account's own settings allow. */
  marketingEmails: boolean;
  experienceEmails: boolean;
  location: string | null;
  howHeardAbout: string | null;
  datingGoal: string | null;
  datingDuration: string | null;
  datingChallenge: string | null;
  preferredDateType: string | null;
  gender: string | null;
  interestedInGenders: string | null;
}

export interface ValueCount {
  /** Blank is `not-specified`. */
  value: string;
  count: number;
}

export const SURVEY_BREAKDOWN_FIELDS = [
  'howHeardAbout',
  'datingGoal',
  'datingDuration',
  'datingChallenge',
  'preferredDateType',
  'gender',
  'interestedInGenders',
] as const;
/** Counts those who have not answered. */
export const NOT_SPECIFIED = 'not-specified';
export type SurveyBreakdownField = (typeof SURVEY_BREAKDOWN_FIELDS)[number];

export type SurveyBreakdown = { total: number; surveyComplete: number } & Record<
  SurveyBreakdownField,
  ValueCount[]
>;

/**
 * What became of an email: handed over, delivered as far as anyone said so, refused for this recipient, returned later, or
 * reported as spam.
 */
export type MailOutcome = 'sent' | 'delivered' | 'refused' | 'bounced' | 'complained';

export interface AdminEmailLogEntry {
  id: string;
  emailType: string;
  subject: string;
  outcome: MailOutcome;
  /** When it was sent or refused. */
  sentAt: string;
  openedAt: string | null;
  clickedAt: string | null;
  isOpened: boolean;
  isClicked: boolean;
  messageId: string;
}

export interface DeleteUsersAnswer {
  deleted: number;
}
/** POST /api/admin/activate: confirms the addresses that are not confirmed yet. */
export interface ActivateUsersAnswer {
  activated: number;
}

const HEALTH_CHECKS = ['database', 'redis', 'queue', 'mail', 'coach', 'disk', 'api'] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];
export type HealthState = 'healthy' | 'warning' | 'down' | 'off';

export interface HealthCheck {
  name: HealthCheckName;
  state: HealthState;
  /** One sentence for the administrator, with the figures. */
  detail: string;
}

/** GET /api/admin/health, measured on request. */
export interface SystemHealth {
  /** Excellent when every check is healthy or off. */
  label: 'Excellent' | 'Degraded' | 'Down';
  summary: string;
  checks: HealthCheck[];
  checkedAt: string;
}

export interface ServiceStatus {
  name: string;
  /** Measured just now; `on` and null are settings, which can't be well or unwell. */
  state: HealthState | 'on' | null;
  detail: string;
}

/** GET /api/admin/settings: this deployment's configuration, never a secret. */
export interface AdminSettings {
  mail: ServiceStatus[];
  /** The email provider's own pages; empty when the deployment configures none. */
  mailConsole: { label: string; url: string }[];
  security: { label: string; value: string }[];
}

/** GET and POST /api/admin/cleanup: accounts left unconfirmed for 90 days. */
export interface CleanupPreview {
  olderThanDays: number;
  count: number;
  /** The first few, oldest first. */
  sample: { id: string; email: string; createdAt: string }[];
}
/** Refused with 409 when the count has changed since it was shown. */
export interface CleanupRequest {
  expectedCount: number;
}
export interface CleanupAnswer {
  deleted: number;
}

/** GET /api/admin/audit `action`, `search`, `from`, `to`, `page`, `pageSize`; total in X-Total-Count; newest first. */
export interface AuditEntry {
  id: string;
  at: string;
  actorEmail: string;
  action: string;
  /** The target: a user id, a campaign id or a template key. */
  target: string | null;
  /** Counts and settings, never a dater's text. */
  details: Record<string, string | number | boolean | null>;
}

export interface UserIdsRequest {
  userIds: string[];
}
export interface UserIdRequest {
  userId: string;
}

const SEARCH_RULE = {
  kind: 'text',
  optional: true,
  max: 254,
  tooLong: 'A search cannot exceed 254 characters',
} as const;
const DAY_RULE = { kind: 'moment', optional: true, message: 'The day must be a valid date' } as const;

/** Rules for the query strings of the lists. */
export const LIST_RULES = {
  page: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: 1_000_000_000,
    message: 'The page must be a whole number from 1',
  },
  pageSize: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: ADMIN_LIMITS.pageSizeMax,
    message: `The page size must be a whole number from 1 to ${ADMIN_LIMITS.pageSizeMax}`,
  },
  search: SEARCH_RULE,
  status: {
    kind: 'choice',
    optional: true,
    options: ADMIN_USER_STATUSES,
    message: 'The status must be all, active, pending or recent',
  },
  action: SEARCH_RULE,
  from: DAY_RULE,
  to: DAY_RULE,
} as const;

export const TOO_MANY_USERS = `Select at most ${ADMIN_LIMITS.selectionMax} users at a time`;

export const ADMIN_RULES = {
  userIds: {
    kind: 'id-list',
    message: 'A list of user ids is required',
    max: ADMIN_LIMITS.selectionMax,
    tooMany: TOO_MANY_USERS,
  },
  userId: { kind: 'opaque', required: 'A user id is required' },
  expectedCount: {
    kind: 'whole-number',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    message: 'The number of accounts you expect to delete is required',
  },
} as const satisfies RulesOf<UserIdsRequest & UserIdRequest & CleanupRequest>;
