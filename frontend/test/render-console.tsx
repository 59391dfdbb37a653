import { screen } from '@testing-library/react';
import {
  ADMINISTRATORS,
  anAdminUser,
  ENCOURAGEMENT,
  HEALTHY,
  NO_LOCAL_MODEL,
  NOTHING_UNSENT,
  SETTINGS,
  SOME_ANALYTICS,
  SOME_ANSWERS,
  WELCOME,
  WELCOME_TEMPLATE,
} from './admin-fixtures';
import { fakeApi, type FakeAnswer } from './fake-api';
import { aUser } from './fixtures';
import { renderApp } from './render-app';

export const counted = (body: readonly unknown[], total = body.length): FakeAnswer => ({
  body,
  headers: { 'x-total-count': String(total) },
});

/** Renders the whole app at the console, as the administrator. */
export function renderConsole(tab: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const network = fakeApi({
    'GET /api/auth/user': { body: aUser({ isAdmin: true }) },
    'POST /api/analytics/track': { status: 204 },
    'GET /api/admin/status': { body: { isAdmin: true, email: 'ada@example.test' } },
    'GET /api/admin/stats': {
      body: { totalUsers: 1204, activeUsers: 300, avgMatchesPerUser: 3.14, avgHighestScore: 8.46 },
    },
    'GET /api/admin/health': { body: HEALTHY },
    'GET /api/admin/users': counted([anAdminUser()]),
    'GET /api/admin/analytics': { body: SOME_ANALYTICS },
    'GET /api/admin/survey-breakdown': { body: SOME_ANSWERS },
    'GET /api/admin/settings': { body: SETTINGS },
    'GET /api/admin/local-model': { body: NO_LOCAL_MODEL },
    'GET /api/admin/campaigns/summaries': counted([]),
    'GET /api/admin/automations': { body: [WELCOME, ENCOURAGEMENT] },
    'GET /api/admin/templates': { body: [WELCOME_TEMPLATE] },
    'GET /api/admin/contact-messages': { body: { messages: [], open: 0, next: null } },
    'GET /api/admin/administrators': { body: ADMINISTRATORS },
    'GET /api/admin/emails': { body: NOTHING_UNSENT },
    'GET /api/admin/suppressions': { body: { suppressions: [], next: null } },
    ...answers,
  });
  return { ...renderApp(`/admin?tab=${tab}`), network };
}

/** The text of the card with this name, once it has loaded. */
export async function figureOf(title: string): Promise<string> {
  const card = await screen.findByRole('region', { name: title, busy: false });
  return card.textContent ?? '';
}
