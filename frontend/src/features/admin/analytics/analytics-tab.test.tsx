import { screen, waitFor, within } from '@testing-library/react';
import { figureOf, renderConsole } from '../../../../test/render-console';

describe('the analytics', () => {
  it('show ten placeholders while they load', async () => {
    renderConsole('analytics', { 'GET /api/admin/analytics': () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getAllByTestId('skeleton-card')).toHaveLength(10));
  });

  it('come in three groups, each with its own titles and formats', async () => {
    renderConsole('analytics');
    for (const group of ['Growth & User Metrics', 'Engagement & Activity', 'Standards & Scoring'])
      await screen.findByRole('region', { name: group });
    const figures = [
      ['User Growth 24h', '+12.5%'],
      ['Total Users', '1,204'],
      ['Confirmed Users', '1,100'],
      ['Inactive Users', '300No activity in 30 days'],
      ['Session Lifespan', '4.3 days'],
      ['Avg Matches (total)', '3.1'],
      ['Avg Matches (30 days)', '1.0'],
      ['Avg Standards', '4.5Per user'],
      ['Avg Highest Score', '85%'],
      ['Avg Lowest Score', '31%'],
    ] as const;
    for (const [title, text] of figures) expect(await figureOf(title)).toContain(text);
  });

  it('stay blank when they fail to load', async () => {
    renderConsole('analytics', { 'GET /api/admin/analytics': { status: 500, body: { message: 'broken' } } });
    await screen.findByText("The figures couldn't be loaded.");
    expect(await figureOf('Total Users')).toContain('–');
  });

  it('show the survey answers, most frequent first', async () => {
    renderConsole('analytics');
    const answers = within(await screen.findByRole('region', { name: 'Survey answers' }));
    expect(answers.getAllByRole('region')).toHaveLength(8);
    const found = within(answers.getByRole('region', { name: 'How Users Found Us' }));
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Friend referral375%',
      'not-specified125%',
    ]);
    const summary = within(screen.getByRole('region', { name: 'Comprehensive Survey Breakdown' }));
    summary.getByText('3 of 4 users completed the survey.');
    expect(summary.getByRole('row', { name: /^How Users Found Us/ }).textContent).toContain('3 (75%)');
  });

  it('show the live system health', async () => {
    const { user, network } = renderConsole('analytics');
    const health = within(await screen.findByRole('region', { name: 'System Health' }));
    await health.findByText('Excellent: All systems operational');
    health.getByText('Database');
    health.getByText('Answers in 2 ms.');
    const before = network.sent('GET', '/api/admin/health').length;
    await user.click(health.getByRole('button', { name: 'Check again' }));
    expect(network.sent('GET', '/api/admin/health')).toHaveLength(before + 1);
  });
});
