import { screen, waitFor, within } from '@testing-library/react';
import type { Decision } from '#contract/dating/insights/decision';
import type { fakeApi, RecordedCall } from '../../../test/fake-api';
import { PICNIC, QUIZ } from '../../../test/idea-fixtures';
import { aCandidate, anUnmetCandidate } from '../../../test/match-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

const A_DECISION: Parameters<typeof fakeApi>[0] = {
  'GET /api/decision': {
    body: {
      state: 'open',
      order: [],
      next: { candidateId: 'm-noa', points: 1, criteriaId: null, ideaIds: [] },
      settled: false,
      halo: { state: 'few', strength: null, p: null, dates: 0 },
      needs: { matches: 0, dates: 0 },
    } satisfies Decision,
  },
};

const MATCHES = [aCandidate(), anUnmetCandidate()];
const open = (query: string, answers: Parameters<typeof fakeApi>[0] = {}, active = MATCHES) =>
  renderDashboard({
    at: `/dashboard?tab=date-ideas${query}`,
    candidates: [...active, aCandidate({ id: 'm-old', name: 'Old', archived: true })],
    answers: {
      'GET /api/date-ideas': { body: [PICNIC] },
      'GET /api/date-ideas/events': { body: [] },
      'GET /api/date-ideas/preferences': { body: [] },
      ...answers,
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

  it('is the one to find out more about, unless another one is chosen', async () => {
    const { network } = open('', A_DECISION);
    expect((await person()).textContent).toBe('Noa');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas?for=m-noa']);
  });

  it('is no one where nothing is suggested, though there is only one match', async () => {
    const { network } = open('', {}, [aCandidate()]);
    expect((await person()).textContent).toBe('No one in particular');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas']);
  });

  it('is no one in particular once that was chosen', async () => {
    const { network } = open('&for=anyone', A_DECISION);
    expect((await person()).textContent).toBe('No one in particular');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas']);
  });

  it('stays when a link leads to one idea, which comes first', async () => {
    open('&for=m-mara&idea=quiz', { 'GET /api/date-ideas?ids=quiz&for=m-mara': { body: [QUIZ] } });
    await screen.findByRole('article', { name: 'Pub quiz' });
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    const names = () =>
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names()).toEqual(['Pub quiz', 'Two-bag picnic']);
    expect((await person()).textContent).toBe('Mara');
  });

  it('is no one when the match in the address is gone', async () => {
    const { network } = open('&for=m-gone');
    expect((await person()).textContent).toBe('No one in particular');
    await screen.findByRole('article', { name: 'Two-bag picnic' });
    expect(asked(network.calls)).toEqual(['/api/date-ideas']);
  });
});
