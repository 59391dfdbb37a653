import { screen, waitFor } from '@testing-library/react';
import { MATCHES, renderDashboard } from '../../../test/render-dashboard';
import { rememberSignOut } from './pending-sign-out';

afterEach(() => localStorage.clear());

describe("a sign-out that couldn't reach the server", () => {
  it('is sent before anyone can sign in again', async () => {
    rememberSignOut();
    const { network } = renderDashboard({
      at: MATCHES,
      answers: { 'POST /api/auth/logout': { status: 204 } },
    });
    await waitFor(() => expect(network.sent('GET', '/api/auth/user').length).toBeGreaterThan(0));
    const paths = network.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('POST /api/auth/logout')).toBeLessThan(paths.indexOf('GET /api/auth/user'));
    expect(localStorage.length).toBe(0);
  });

  it('keeps the user signed out until the server can be reached', async () => {
    rememberSignOut();
    const { network } = renderDashboard({ at: MATCHES });
    await screen.findAllByRole('button', { name: 'Sign In' });
    expect(network.sent('GET', '/api/auth/user')).toEqual([]);
    expect(network.sent('GET', '/api/candidates')).toEqual([]);
  });
});
