import { screen, waitFor, within } from '@testing-library/react';
import { aCandidate, anUnmetCandidate } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const candidates = [aCandidate(), anUnmetCandidate()];

describe('a link to a match', () => {
  const scrolled: Element[] = [];
  beforeAll(() => {
    // jsdom has no layout, so it can't scroll.
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
  });

  it('opens its details; closing them returns to the list', async () => {
    const { user, address } = renderDashboard({ at: `${MATCHES}&match=m-noa`, candidates });
    const dialog = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
    dialog.getByRole('heading', { name: 'About Noa' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(MATCHES);
  });

  it('highlights its date and scrolls to it', async () => {
    renderDashboard({ at: `${MATCHES}&match=m-mara&date=d-1`, candidates });
    const day = await screen.findByText('March 5, 2026');
    const row = day.closest('li');
    expect(row?.getAttribute('aria-current')).toBe('true');
    expect(scrolled).toContain(row);
  });

  it('says when the match no longer exists', async () => {
    const { address } = renderDashboard({ at: `${MATCHES}&match=m-gone`, candidates });
    expect((await screen.findByRole('status')).textContent).toContain('Match not found');
    await waitFor(() => expect(address()).toBe(MATCHES));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('still allows the match to be deleted', async () => {
    const { user, network, address } = renderDashboard({
      at: `${MATCHES}&match=m-noa`,
      candidates,
      answers: { 'DELETE /api/candidates/m-noa': { status: 204 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete this match' }));
    network.answer('GET /api/candidates', { body: [aCandidate()] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('status')).textContent).toContain('Match deleted');
    await waitFor(() => expect(address()).toBe(MATCHES));
  });
});
