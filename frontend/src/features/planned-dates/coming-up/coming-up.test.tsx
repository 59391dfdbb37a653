import { screen, waitFor, within } from '@testing-library/react';
import { aCandidate } from '../../../../test/match-fixtures';
import { aPlan } from '../../../../test/planned-date-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const FAILED = { 'GET /api/planned-dates': { status: 500, body: { message: 'No.' } } };

it("says that the planned dates didn't load, and loads them again", async () => {
  const { user, network } = renderDashboard({ candidates: [aCandidate()], answers: FAILED });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  network.answer('GET /api/planned-dates', { body: [aPlan()] });
  await user.click(again);
  within(await screen.findByRole('region', { name: 'Coming up' })).getByText(/Blue Door Café/);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it("says so in someone's details, too", async () => {
  const at = `${MATCHES}&match=m-mara`;
  const { user, network } = renderDashboard({ at, candidates: [aCandidate()], answers: FAILED });
  const next = within(await screen.findByRole('region', { name: 'Next date' }));
  network.answer('GET /api/planned-dates', { body: [aPlan()] });
  await user.click(await next.findByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: 'Plan another date' });
});

const comingUp = async () => within(await screen.findByRole('region', { name: 'Coming up' }));

describe('a planned date on the overview', () => {
  it('leads the keyboard to the next one, or to their heading, once it is removed', async () => {
    const [first, second] = [aPlan(), aPlan({ id: 'plan-2' })];
    const { user, network } = renderDashboard({
      at: '/dashboard',
      candidates: [aCandidate()],
      answers: {
        'GET /api/planned-dates': { body: [first, second] },
        'DELETE /api/planned-dates/plan-1': { status: 204 },
        'DELETE /api/planned-dates/plan-2': { status: 204 },
      },
    });
    const remove = async (left: readonly object[]) => {
      const [change] = (await comingUp()).getAllByRole('button', { name: 'Change' });
      if (change) await user.click(change);
      network.answer('GET /api/planned-dates', { body: left });
      await screen.findByRole('dialog', { name: 'Change the plan' });
      await user.click(screen.getByRole('button', { name: 'Remove plan' }));
    };
    await remove([second]);
    const list = await comingUp();
    await waitFor(() =>
      expect([document.activeElement]).toEqual(list.getAllByRole('link', { name: 'Add to calendar' })),
    );
    await remove([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(list.getByRole('heading', { name: 'Coming up' })),
    );
  });
});
