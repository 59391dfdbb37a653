import { waitFor } from '@testing-library/react';
import { openScoreForm } from '../../../../test/score-date-form';
import { aUser } from '../../../../test/fixtures';
import { anUnmetCandidate } from '../../../../test/match-fixtures';

const decisionWith = (halo: object) => ({
  'GET /api/decision': {
    body: { state: 'few', order: [], next: null, settled: false, halo, needs: { matches: 0, dates: 0 } },
  },
});

async function partsFor(answers: object): Promise<(string | null)[]> {
  const { form } = await openScoreForm(anUnmetCandidate(), answers);
  return form
    .getAllByRole('region')
    .map((part) => part.getAttribute('aria-label'))
    .filter((name) => name === 'Heart' || name === 'Head');
}

it('asks for the heart first', async () => {
  expect(await partsFor({})).toEqual(['Heart', 'Head']);
});

it('asks for the standards first when the user set it so', async () => {
  const answers = { 'GET /api/auth/user': { body: aUser({ rateStandardsFirst: true }) } };
  expect(await partsFor(answers)).toEqual(['Head', 'Heart']);
});

it('hints after the ratings that chemistry colors them when that is likely', async () => {
  const { form } = await openScoreForm(
    anUnmetCandidate(),
    decisionWith({ state: 'likely', strength: 0.33, p: 0.0205, dates: 14 }),
  );
  const hint = await form.findByText(/^Your ratings rise and fall with chemistry \(p = \.02, 14 dates\)\./);
  const last = form.getAllByRole('radiogroup').at(-1);
  expect(last && last.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('hints at nothing when it is not', async () => {
  const { form, network } = await openScoreForm(
    anUnmetCandidate(),
    decisionWith({ state: 'no', strength: 0.1, p: 0.4, dates: 14 }),
  );
  await waitFor(() => expect(network.sent('GET', '/api/decision').length).toBeGreaterThan(0));
  expect(form.queryByText(/rise and fall with chemistry/)).toBeNull();
});
