import { screen, waitFor } from '@testing-library/react';
import type { RecordedCall } from '../../../test/fake-api';
import { PICNIC } from '../../../test/idea-fixtures';
import { aCandidate, anUnmetCandidate } from '../../../test/match-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

const open = (query: string) =>
  renderDashboard({
    at: `/dashboard?tab=date-ideas${query}`,
    candidates: [aCandidate(), anUnmetCandidate(), aCandidate({ id: 'm-old', name: 'Old', archived: true })],
    answers: {
      'GET /api/date-ideas': { body: [PICNIC] },
      'GET /api/date-ideas/events': { body: [] },
      'GET /api/date-ideas/preferences': { body: [] },
    },
  });
const asked = (calls: readonly RecordedCall[]) =>
  calls.map(({ path }) => path).filter((path) => /^\/api\/date-ideas(\?|$)/.test(path));
const person = () => screen.findByRole('combobox', { name: 'For a date with' });

describe('whom the ideas are for', () => {
  it('is the match in the address, or another one that is chosen', async () => {
    const { user, network, address } = open('&for=m-mara');
    expect((await person()).textContent).toBe('Mara');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas?for=m-mara']);
    await user.click(await person());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'No one in particular',
      'Mara',
      'Noa',
    ]);
    await user.click(screen.getByRole('option', { name: 'Noa' }));
    await waitFor(() => expect(asked(network.calls)).toContain('/api/date-ideas?for=m-noa'));
    expect(address()).toContain('for=m-noa');
    await user.click(await person());
    await user.click(screen.getByRole('option', { name: 'No one in particular' }));
    await waitFor(() => expect(asked(network.calls)).toContain('/api/date-ideas'));
  });

  it('is no one when the match in the address is gone', async () => {
    const { network } = open('&for=m-gone');
    expect((await person()).textContent).toBe('No one in particular');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas']);
  });
});
