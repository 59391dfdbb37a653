import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../../../test/render-console';
import { HEALTHY, SOME_DAYS } from '../../../../test/admin-fixtures';

const section = async () => within(await screen.findByRole('region', { name: 'Over time' }));

describe('figures over time', () => {
  it('show each figure as a chart, with its numbers in a table', async () => {
    const { user } = renderConsole('analytics');
    const shown = await section();
    await shown.findByRole('img', { name: 'Sign-ups: 4 in the latest day, 4 at most' });
    shown.getByText('6 in 30 days');
    shown.getByText('9 at most in a day');
    await user.click(shown.getByText('Show the numbers'));
    const row = shown.getByRole('row', { name: /^Mar 03, 2026/, hidden: true });
    expect(row.textContent).toBe('Mar 03, 2026' + '4' + '9' + '1,200');
  });

  it('say so when it happened on one day only, and are just a number when it never did', async () => {
    const points = SOME_DAYS.points.map((point, index) => ({
      ...point,
      signUps: index === 1 ? 4 : 0,
      datesScored: 0,
    }));
    renderConsole('analytics', {
      'GET /api/admin/analytics/over-time': { body: { ...SOME_DAYS, points } },
    });
    const shown = await section();
    const signUps = within(await shown.findByRole('region', { name: 'Sign-ups' }));
    signUps.getByText('4 in 30 days');
    signUps.getByText('Only on Mar 02, 2026');
    const dates = within(shown.getByRole('region', { name: 'Dates scored' }));
    dates.getByText('0 in 30 days');
    expect(shown.getAllByRole('img')).toEqual([
      signUps.getByRole('img', { name: 'Sign-ups: 0 in the latest day, 4 at most' }),
      shown.getByRole('img', { name: /^Active people/ }),
    ]);
  });

  it('say how many of a sign-up week came back', async () => {
    renderConsole('analytics');
    const table = within(await (await section()).findByRole('region', { name: 'Retention' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Week ofSign-upsSame week+1',
      'Mar 02, 20264' + '75%',
      'Feb 23, 20268' + '100%' + '25%',
    ]);
  });

  it('can be shown by week, and loaded again', async () => {
    const { user, network } = renderConsole('analytics');
    const shown = await section();
    await shown.findByText('6 in 30 days');
    network.answer('GET /api/admin/analytics/over-time', {
      body: { ...SOME_DAYS, by: 'week', retention: [] },
    });
    await user.click(shown.getByRole('button', { name: '12 weeks' }));
    await shown.findByText('6 in 12 weeks');
    shown.getByText('No sign-ups in these weeks.');
    expect(network.sent('GET', '/api/admin/analytics/over-time').at(-1)?.path).toContain('by=week');
  });

  it('say when they cannot be loaded', async () => {
    const { user, network } = renderConsole('analytics', {
      'GET /api/admin/analytics/over-time': { status: 500, body: {} },
    });
    const shown = await section();
    const retry = await shown.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    network.answer('GET /api/admin/analytics/over-time', { body: SOME_DAYS });
    await user.click(retry);
    await waitFor(() => expect(shown.queryByText('6 in 30 days')).toBeTruthy());
  });
});

describe('system health', () => {
  it('leads to the unsent email and the queue board', async () => {
    const checks = [{ name: 'redis', state: 'healthy', detail: 'Answered in 0.4 ms.' }];
    const { user, address } = renderConsole('analytics', {
      'GET /api/admin/health': { body: { ...HEALTHY, checks } },
    });
    const health = within(await screen.findByRole('region', { name: 'System Health' }));
    const board = await health.findByRole('link', { name: /^Queue board/ });
    expect([board.getAttribute('href'), board.getAttribute('target')]).toEqual(['/admin/queues', '_blank']);
    await user.click(health.getByRole('button', { name: 'Unsent email' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=settings&mail=unsent'));
  });
});
