import { screen } from '@testing-library/react';
import { KEPT_DAYS } from '#contract/account/privacy';
import { fakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';

describe('the privacy policy', () => {
  it('says for how long the record of an email is kept, as the daily deletion does', async () => {
    fakeApi({
      'GET /api/auth/user': { status: 401, body: {} },
      'GET /api/auth/settings': { body: { supportEmail: 'help@example.test' } },
      'POST /api/analytics/track': { status: 204 },
    });
    renderApp('/privacy-policy');
    await screen.findByText(
      `The record that an email was sent: ${KEPT_DAYS.mails} days. Its content is erased when it is sent, or with the record if it couldn't be delivered.`,
    );
  });
});
