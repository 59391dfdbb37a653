import { screen, within } from '@testing-library/react';
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

describe('ideas on a phone', () => {
  it('begin with six, and the keyboard goes on with the seventh', async () => {
    usePhone();
    const ideas = Array.from({ length: 9 }, (_, index) => ({
      ...PICNIC,
      id: `idea-${index}`,
      name: `Idea ${index + 1}`,
    }));
    const { user } = renderDashboard({
      at: '/dashboard?tab=date-ideas',
      answers: {
        'GET /api/date-ideas': { body: ideas },
        'GET /api/date-ideas/events': { body: [] },
        'GET /api/date-ideas/preferences': { body: [] },
      },
    });
    await screen.findByRole('article', { name: 'Idea 6' });
    expect(screen.queryByRole('article', { name: 'Idea 7' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show all 9/ }));
    const seventh = screen.getByRole('article', { name: 'Idea 7' });
    expect(seventh.contains(document.activeElement)).toBe(true);
    screen.getByRole('article', { name: 'Idea 9' });
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });
});
