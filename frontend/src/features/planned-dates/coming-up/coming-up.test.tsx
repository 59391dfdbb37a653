import { screen, within } from '@testing-library/react';
import { aCandidate } from '../../../../test/match-fixtures';
import { aPlan } from '../../../../test/planned-date-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

const FAILED = { 'GET /api/planned-dates': { status: 500, body: { message: 'No.' } } };

it("says that the planned dates didn't load, and loads them again", async () => {
  const { user, network } = renderDashboard({ candidates: [aCandidate()], answers: FAILED });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  network.answer('GET /api/planned-dates', { body: [aPlan()] });
  await user.click(again);
  within(await screen.findByRole('region', { name: 'Coming up' })).getByText(/Blue Door Café/);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
