import { screen, within } from '@testing-library/react';
import { CHESS, PICNIC } from '../../../test/idea-fixtures';
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
});
