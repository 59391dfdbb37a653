import { screen, waitFor, within } from '@testing-library/react';
import type { Candidate } from '#contract/dating/candidates';
import { aCandidate } from '../../../../test/match-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

const SEEN = '/api/user/mark-dashboard-guide-seen';
const STEPS = [
  'Welcome to Heart & Head',
  'Insights you can check',
  'Your matches, by your standards',
  'Ideas for the next date',
  'Alex, your coach',
  'Ready when you are',
] as const;

const step = (name: (typeof STEPS)[number]) => screen.findByRole('dialog', { name });
const button = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

function arrive({ isNew = true, at = '/dashboard', candidates = [] as Candidate[] } = {}) {
  const app = renderDashboard({
    at,
    user: { hasSeenDashboardGuide: !isNew },
    candidates,
    answers: { [`POST ${SEEN}`]: { body: { hasSeenDashboardGuide: true } } },
  });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...app, gone, seen: () => app.network.sent('POST', SEEN).length };
}

describe('the guide', () => {
  it('opens automatically for a new user, and counts as seen once it is closed', async () => {
    const { user, gone, seen } = arrive();
    await step('Welcome to Heart & Head');
    expect(seen()).toBe(0);
    await user.click(button("I'll explore on my own"));
    await gone();
    expect(seen()).toBe(1);
  });

  it('counts as seen when Escape closes it', async () => {
    const { user, gone, seen } = arrive();
    await step('Welcome to Heart & Head');
    await user.keyboard('{Escape}');
    await gone();
    expect(seen()).toBe(1);
  });

  it('stays closed for users who have seen it, and opens on request', async () => {
    const { user, gone, seen } = arrive({ isNew: false });
    await screen.findByRole('tab', { name: 'Dating Insights' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'How do I get started?' }));
    await step('Welcome to Heart & Head');
    await user.click(button("I'll explore on my own"));
    await gone();
    expect(seen()).toBe(0);
  });

  it('has six steps, moves forward and back, and shows the current one', async () => {
    const { user } = arrive();
    for (const [index, name] of STEPS.entries()) {
      const dialog = await step(name);
      within(dialog).getByText(`Step ${index + 1} of 6`);
      expect(button('Previous').disabled).toBe(index === 0);
      if (index < 5) await user.click(button('Next'));
    }
    expect(document.activeElement?.textContent).toBe('Ready when you are');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(button('Previous'));
    await step('Alex, your coach');
  });

  it.each([
    ['Dating Insights', 'overview'],
    ['Matches & Standards', 'matches'],
    ['Date Ideas', 'date-ideas'],
    ['Alex', 'alex'],
  ])('opens %s and counts as seen', async (label, tab) => {
    const { user, address, gone, seen } = arrive();
    await step('Welcome to Heart & Head');
    for (const name of STEPS.slice(1)) {
      await user.click(button('Next'));
      await step(name);
    }
    await user.click(button(label));
    await gone();
    await waitFor(() => expect(address()).toBe(`/dashboard?tab=${tab}`));
    expect(seen()).toBe(1);
  });

  it('offers the tab that a step describes', async () => {
    const { user, address, gone } = arrive();
    await step('Welcome to Heart & Head');
    await user.click(button('Next'));
    await user.click(button('Next'));
    await step('Your matches, by your standards');
    await user.click(button('Matches & Standards'));
    await gone();
    await waitFor(() => expect(address()).toBe('/dashboard?tab=matches'));
  });

  it('leads someone without a match to adding one, where Next was', async () => {
    const { user } = arrive();
    await step('Welcome to Heart & Head');
    for (let at = 1; at < STEPS.length; at += 1) await user.click(button('Next'));
    expect(within(screen.getByRole('dialog')).getAllByRole('button').at(-1)).toBe(
      button('Add your first match'),
    );
    await user.click(button('Add your first match'));
    await screen.findByRole('dialog', { name: 'Add New Match' });
  });

  it('ends for someone with matches', async () => {
    const { user, gone, seen } = arrive({ candidates: [aCandidate()] });
    await step('Welcome to Heart & Head');
    for (let at = 1; at < STEPS.length; at += 1) await user.click(button('Next'));
    await user.click(button('Done'));
    await gone();
    expect(seen()).toBe(1);
  });
});
