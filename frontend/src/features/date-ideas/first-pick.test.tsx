import { screen, within } from '@testing-library/react';
import type { DateIdea } from '#contract/dating/date-ideas';
import { CHESS, PICNIC } from '../../../test/idea-fixtures';
import { usePhone } from '../../../test/on-phone';
import { renderDashboard } from '../../../test/render-dashboard';

describe('the first pick', () => {
  it('leads the ideas, but not the liked ones, which are in no order', async () => {
    const liked = {
      dateIdeaId: PICNIC.id,
      dateIdeaData: { ...PICNIC, isEvent: false },
      preference: 'liked',
    };
    const { user } = renderDashboard({
      at: '/dashboard?tab=date-ideas',
      answers: {
        'GET /api/date-ideas': { body: [PICNIC, CHESS] },
        'GET /api/date-ideas/events': { body: [] },
        'GET /api/date-ideas/preferences': { body: [liked] },
      },
    });
    within(await screen.findByRole('article', { name: PICNIC.name })).getByText('First pick');
    expect(screen.getAllByText('First pick')).toHaveLength(1);
    await user.click(screen.getByRole('switch', { name: 'Liked only' }));
    await screen.findByRole('article', { name: PICNIC.name });
    expect(screen.queryByText('First pick')).toBeNull();
  });

  it('leads to adding a match while there is no one to plan it with', async () => {
    const { user, address } = renderDashboard({
      at: '/dashboard?tab=date-ideas',
      candidates: [],
      answers: {
        'GET /api/date-ideas': { body: [PICNIC, CHESS] },
        'GET /api/date-ideas/events': { body: [] },
        'GET /api/date-ideas/preferences': { body: [] },
      },
    });
    const first = within(await screen.findByRole('article', { name: PICNIC.name }));
    await user.click(first.getByRole('button', { name: 'Add a match to plan this' }));
    await screen.findByRole('dialog', { name: 'Add New Match' });
    expect(address()).toContain('tab=matches');
  });
});

const numbered = (name: string) =>
  Array.from({ length: 9 }, (_, index) => ({
    ...PICNIC,
    id: `${name}-${index}`,
    name: `${name} ${index + 1}`,
  }));

const openIdeas = (venues: readonly DateIdea[], events: readonly DateIdea[] = []) =>
  renderDashboard({
    at: '/dashboard?tab=date-ideas',
    answers: {
      'GET /api/date-ideas': { body: venues },
      'GET /api/date-ideas/events': { body: events },
      'GET /api/date-ideas/preferences': { body: [] },
    },
  });

describe('a long list of ideas', () => {
  it('is whole where there is room', async () => {
    openIdeas(numbered('Idea'), numbered('Event'));
    await screen.findByRole('article', { name: 'Idea 9' });
    screen.getByRole('article', { name: 'Event 9' });
    expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
  });

  it('begins with six on a phone, and the keyboard goes on with the seventh', async () => {
    usePhone();
    const { user } = openIdeas(numbered('Idea'));
    await screen.findByRole('article', { name: 'Idea 6' });
    expect(screen.queryByRole('article', { name: 'Idea 7' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show 3 more ideas/ }));
    const seventh = screen.getByRole('article', { name: 'Idea 7' });
    expect(seventh.contains(document.activeElement)).toBe(true);
    screen.getByRole('article', { name: 'Idea 9' });
    expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
  });

  it('says one sentence of each, and the others on demand', async () => {
    const described = { ...CHESS, description: 'Play one slow game. The loser buys the coffee.' };
    const { user } = openIdeas([PICNIC, described]);
    const card = within(await screen.findByRole('article', { name: CHESS.name }));
    card.getByText('Play one slow game.');
    await user.click(card.getByRole('button', { name: `More about ${CHESS.name}` }));
    expect(document.activeElement).toBe(card.getByText('Play one slow game. The loser buys the coffee.'));
    expect(card.queryByRole('button', { name: /^More/ })).toBeNull();
  });
});
