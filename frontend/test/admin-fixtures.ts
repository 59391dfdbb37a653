import type { InboxEntry, InboxMessage } from '#contract/console/contact-inbox';
import type { LocalModelStatus } from '#contract/console/local-model';
import type {
  AdminAnalytics,
  AdminSettings,
  AdminUser,
  SurveyBreakdown,
  SystemHealth,
} from '#contract/console/admin';
import type { AdministratorList } from '#contract/console/administrators';
import type { OverTime } from '#contract/console/over-time';
import type { UnsentMailPage } from '#contract/console/unsent-mail';
import type { CampaignSummary } from '#contract/console/campaigns/campaign-list';
import type { Automation } from '#contract/console/campaigns/automations';
import type { Campaign, MailTemplate } from '#contract/console/campaigns/campaigns';

export function anAdminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'u-ada',
    email: 'ada@example.test',
    firstName: 'Ada',
    lastName: 'Byron',
    createdAt: '2026-01-05T12:00:00.000Z',
    emailConfirmed: true,
    authType: 'local',
    onboardingComplete: true,
    surveyComplete: true,
    criteriaCount: 3,
    recentMatches: 1,
    evaluatedMatches: 2,
    hasLikedDateIdea: true,
    hasUsedAlex: true,
    isAdmin: false,
    marketingEmails: true,
    experienceEmails: false,
    location: 'Lisbon, Lisbon, Portugal',
    howHeardAbout: 'friend-referral',
    datingGoal: 'long-term-relationship',
    datingDuration: 'recently-single',
    datingChallenge: 'making-decisions',
    preferredDateType: null,
    gender: 'woman',
    interestedInGenders: 'men-and-women',
    ...changes,
  };
}

export const ADMINISTRATORS: AdministratorList = {
  administrators: [
    {
      id: 'u-ada',
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Byron',
      role: 'owner',
      since: '2026-01-05T12:00:00.000Z',
      invitedBy: null,
      isFirst: true,
      hasSecondFactor: true,
    },
    {
      id: 'u-grace',
      email: 'grace@example.test',
      firstName: 'Grace',
      lastName: 'Keeper',
      role: 'support',
      since: '2026-02-05T12:00:00.000Z',
      invitedBy: 'ada@example.test',
      isFirst: false,
      hasSecondFactor: false,
    },
  ],
  invitations: [],
};

export const SOME_DAYS: OverTime = {
  by: 'day',
  from: '2026-03-01',
  to: '2026-03-03',
  points: [
    { start: '2026-03-01', signUps: 2, active: 5, datesScored: 0 },
    { start: '2026-03-02', signUps: 0, active: 3, datesScored: 7 },
    { start: '2026-03-03', signUps: 4, active: 9, datesScored: 1_200 },
  ],
  retention: [
    { week: '2026-02-16', signUps: 0, active: [0, 0, 0] },
    { week: '2026-02-23', signUps: 8, active: [8, 2] },
    { week: '2026-03-02', signUps: 4, active: [3] },
  ],
};

/** Signed up and never came back. */
export const NEWCOMER = anAdminUser({
  id: 'u-new',
  email: 'new@example.test',
  firstName: '',
  lastName: '',
  emailConfirmed: false,
  onboardingComplete: false,
  surveyComplete: false,
  criteriaCount: 0,
  recentMatches: 0,
  evaluatedMatches: 0,
  hasLikedDateIdea: false,
  hasUsedAlex: false,
});

export const HEALTHY: SystemHealth = {
  label: 'Excellent',
  summary: 'All systems operational',
  checks: [
    { name: 'database', state: 'healthy', detail: 'Answers in 2 ms.' },
    { name: 'redis', state: 'off', detail: 'Queues run inside the process.' },
  ],
  checkedAt: '2026-01-05T12:00:00.000Z',
};

export const SOME_ANALYTICS: AdminAnalytics = {
  userGrowth24h: 12.5,
  totalUsers: 1204,
  totalConfirmedUsers: 1100,
  inactiveUsers30Days: 300,
  sessionLifespan: 4.25,
  avgMatchesTotal: 3.14,
  avgMatches30Days: 1,
  avgStandards: 4.5,
  avgHighestScore: 8.46,
  avgLowestScore: 3.14,
};

export const SOME_ANSWERS: SurveyBreakdown = {
  total: 4,
  surveyComplete: 3,
  howHeardAbout: [
    { value: 'not-specified', count: 1 },
    { value: 'friend-referral', count: 3 },
  ],
  datingGoal: [],
  datingDuration: [],
  datingChallenge: [],
  preferredDateType: [],
  gender: [],
  interestedInGenders: [],
};

export const NO_LOCAL_MODEL: LocalModelStatus = {
  state: 'absent',
  url: 'http://127.0.0.1:11434',
  models: [],
  chosen: null,
};

export const NOTHING_UNSENT: UnsentMailPage = {
  emails: [],
  next: null,
  counts: { waiting: 0, failing: 0, undeliverable: 0 },
  asOf: '2026-01-05T12:12:00.000Z',
};

export const SETTINGS: AdminSettings = {
  mail: [{ name: 'Delivery', state: 'healthy', detail: 'Over smtp.example.test' }],
  mailConsole: [{ label: 'Delivery console', url: 'https://mail.example.test/console' }],
  security: [{ label: 'Password hashing', value: 'Argon2id' }],
};

const COUNTS = {
  recipients: 12,
  pending: 0,
  sent: 12,
  opened: 9,
  clicked: 4,
  unsubscribed: 1,
  bounced: 0,
  failed: 0,
  skipped: 0,
};

export function aCampaign({
  counts,
  ...changes
}: Partial<Omit<Campaign, 'counts'>> & { counts?: Partial<Campaign['counts']> } = {}): Campaign &
  CampaignSummary {
  return {
    id: 'c-1',
    name: 'New features',
    subject: 'What is new',
    preview: '',
    markdown: 'Hi {{firstName}}',
    mailKind: 'marketing',
    segment: { kind: 'all' },
    segmentKind: changes.segment?.kind ?? 'all',
    status: 'completed',
    schedule: { kind: 'now' },
    createdAt: '2026-01-05T12:00:00.000Z',
    startAt: null,
    startedAt: null,
    finishedAt: null,
    archivedAt: null,
    stoppedFor: null,
    forecast: null,
    delivery: { sent: 12, delivered: 0, bounced: 0, complained: 0, refused: 0, isReported: false },
    ...changes,
    counts: { ...COUNTS, ...counts },
  };
}

export const WELCOME: Automation = {
  key: 'welcome',
  name: 'Welcome email',
  description: 'Greets people who confirm.',
  enabled: true,
  hour: null,
  maxTimes: null,
  afterDays: null,
  lastRunAt: null,
  nextRunAt: null,
  counts: { sent: 204, opened: 150, clicked: 88, unsubscribed: 2, failed: 0 },
};
export const ENCOURAGEMENT: Automation = {
  ...WELCOME,
  key: 'first_match_encouragement',
  name: 'First-match encouragement',
  hour: 10,
  maxTimes: 3,
};
export const STANDARDS_REMINDER: Automation = {
  ...WELCOME,
  key: 'no_standards_reminder',
  name: 'Standards Reminder',
  description: 'Reminds people without standards.',
  enabled: false,
  hour: 10,
  afterDays: 3,
};
export const DATE_REMINDER: Automation = {
  ...STANDARDS_REMINDER,
  key: 'no_date_reminder',
  name: 'First Date Reminder',
  description: 'Reminds people without a scored date.',
  afterDays: 7,
};

export const WELCOME_TEMPLATE: MailTemplate = {
  key: 'welcome',
  name: 'Welcome Email',
  subject: 'Welcome, {{firstName}}',
  version: 2,
  updatedAt: '2026-01-05T12:00:00.000Z',
  variables: ['firstName'],
  words: {
    subject: 'Welcome, {{firstName}}',
    preview: '',
    heading: 'Welcome',
    body: 'Good to have you.',
    actionLabel: 'Begin',
    footnote: '',
  },
};

export const INBOX_MESSAGE: InboxMessage = {
  id: 'm-1',
  name: 'Kim Lee',
  email: 'kim@example.test',
  subject: 'Where is my data?',
  category: 'privacy',
  message: 'Dear support,\nwhere is it?',
  createdAt: '2026-03-05T12:00:00',
  doneAt: null,
  replies: [],
};
const { message: _text, replies: _replies, ...entry } = INBOX_MESSAGE;
export const INBOX_ENTRY: InboxEntry = { ...entry, replyCount: 0, lastReply: null };
