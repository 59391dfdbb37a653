import { screen } from '@testing-library/react';
import { BISTRO } from '../../../test/idea-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

describe('date ideas without a connection', () => {
  it('says that the device is offline, without a word about setting up, and retries', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const away = () => Promise.reject(new Error('away'));
    const { user, network } = renderDashboard({
      at: '/dashboard?tab=date-ideas',
      answers: {
        'GET /api/date-ideas/preferences': { body: [] },
        'GET /api/date-ideas': away,
        'GET /api/date-ideas/events': away,
      },
    });
    await screen.findByRole('heading', { name: "You're offline" });
    expect(screen.queryByText(/Setup required/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    isOnline.mockRestore();
    network.answer('GET /api/date-ideas', { body: [BISTRO] });
    network.answer('GET /api/date-ideas/events', { body: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Bistro Luz' });
  });
});
