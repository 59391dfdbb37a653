import { screen } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api';
import { aUser } from '../../../test/fixtures';
import { renderApp } from '../../../test/render-app';
import { HaloHint } from '../date-experiences/halo-hint';
import { useDecision } from './decision.api';

function WhereYouStand() {
  useDecision();
  return null;
}

const shownAs = {
  after: [<WhereYouStand key="standing" />, <HaloHint key="hint" />],
  before: [<HaloHint key="hint" />, <WhereYouStand key="standing" />],
};

it.each(['after', 'before'] as const)(
  'says that the session expired, with another reader mounted %s it',
  async (place) => {
    fakeApi({
      'GET /api/auth/user': { body: aUser() },
      'GET /api/decision': { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    renderApp('/dashboard', shownAs[place]);
    expect(await screen.findByRole('dialog', { name: 'Your session expired' })).toBeTruthy();
  },
);
