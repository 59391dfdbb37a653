import type { CurrentUser } from '#contract/account/auth';
import type { Candidate } from '#contract/dating/candidates';
import { NO_ANALYTICS } from './analytics-fixtures';
import { NOTHING_YET } from './decision-fixtures';
import { fakeApi } from './fake-api';
import { aProfile, aUser } from './fixtures';
import { aDate, CRITERIA, someStats } from './match-fixtures';
import { aRecord } from './prediction-fixtures';
import { renderApp } from './render-app';

interface Options {
  at?: string;
  user?: Partial<CurrentUser>;
  candidates?: readonly Candidate[];
  /** Overrides the responses of a working dashboard. */
  answers?: Parameters<typeof fakeApi>[0];
}

/** Renders the whole app at the dashboard, signed in. */
export function renderDashboard({ at = '/dashboard', user, candidates = [], answers = {} }: Options = {}) {
  const network = fakeApi({
    'GET /api/auth/user': { body: aUser(user) },
    'GET /api/auth/settings': { body: { passwordMinLength: 6, supportEmail: 'help@example.test' } },
    'GET /api/user/profile': { body: aProfile() },
    'GET /api/dashboard/stats': { body: someStats() },
    'GET /api/dashboard/analytics': { body: NO_ANALYTICS },
    'GET /api/candidates': { body: candidates },
    'GET /api/criteria': { body: CRITERIA },
    'GET /api/decision': { body: NOTHING_YET },
    'GET /api/planned-dates': { body: [] },
    'GET /api/predictions/record': { body: aRecord() },
    'GET /api/candidates/m-mara/date-experiences': { body: [aDate()] },
    'GET /api/candidates/m-mara/facts': { body: [] },
    'GET /api/candidates/m-noa/facts': { body: [] },
    ...answers,
  });
  return { ...renderApp(at), network };
}

export const MATCHES = '/dashboard?tab=matches';
