import { screen, within } from '@testing-library/react';
import type { DateIdea } from '#contract/dating/date-ideas';
import { UNREACHABLE, type fakeApi } from '../../../test/fake-api';
import { BISTRO, PICNIC } from '../../../test/idea-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

interface Options {
  venues?: readonly DateIdea[];
  events?: readonly DateIdea[];
  answers: Parameters<typeof fakeApi>[0];
}

const open = ({ venues = [PICNIC], events = [], answers }: Options) =>
  renderDashboard({
    at: '/dashboard?tab=date-ideas',
    answers: {
      'GET /api/date-ideas': { body: venues },
      'GET /api/date-ideas/events': { body: events },
      'GET /api/date-ideas/preferences': { body: [] },
      ...answers,
    },
  });
const card = (name: string) => screen.findByRole('article', { name });

describe("ideas that can't be loaded", () => {
  it('says so, offers another try, and tells the operator what to set up', async () => {
    const failure = { body: { error: 'No source could be reached.', setupRequired: true } };
    const { user, network } = open({ answers: { 'GET /api/date-ideas': failure }, events: [] });
    const panel = within(await screen.findByRole('region', { name: 'Setup required' }));
    panel.getByRole('heading', { name: "Date ideas couldn't be loaded" });
    panel.getByText(/geocoding service/);
    panel.getByText(/places service/);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch venues');
    expect(alert.textContent).toContain('No source could be reached.');
    network.answer('GET /api/date-ideas', { body: [BISTRO] });
    // One way to try again, not one in the panel and another one above it.
    expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: 'Refresh' }));
    await card('Bistro Luz');
    expect(screen.queryByRole('region', { name: 'Setup required' })).toBeNull();
  });

  it('says that events failed to load, and still shows the venues', async () => {
    open({ answers: { 'GET /api/date-ideas/events': { status: 500, body: { message: 'Oh no' } } } });
    const panel = within(await screen.findByRole('region', { name: 'Setup required' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch events');
    await card('Two-bag picnic');
    panel.getByRole('heading', { name: "Some date ideas couldn't be loaded" });
    panel.getByRole('button', { name: 'Try again' });
  });

  it('says that both lists failed, with one toast', async () => {
    open({
      answers: {
        'GET /api/date-ideas': { status: 500, body: { message: 'Oh no' } },
        'GET /api/date-ideas/events': { status: 500, body: { message: 'Oh no' } },
      },
    });
    await screen.findByRole('region', { name: 'Setup required' });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.textContent).toContain('Failed to fetch venues');
    expect(alerts[0]?.textContent).toContain('Failed to fetch events.');
  });

  it('says the same of a call that gets no answer while others do', async () => {
    open({ answers: { 'GET /api/date-ideas': UNREACHABLE } });
    await screen.findByRole('region', { name: 'Setup required' });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch venues');
  });

  it("doesn't repeat a server's words that say nothing", async () => {
    open({
      venues: [],
      answers: {
        'GET /api/date-ideas/events': { status: 500, body: { message: 'Internal server error' } },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch events');
    expect(alert.textContent).toContain('Please try again.');
    expect(alert.textContent).not.toContain('Internal');
  });
});
