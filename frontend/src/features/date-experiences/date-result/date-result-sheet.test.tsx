import { screen, waitFor, within } from '@testing-library/react';
import type { Candidate } from '#contract/dating/candidates';
import type { Prediction, PredictionRecord } from '#contract/dating/insights/predictions';
import { aCandidate, aDate, anUnmetCandidate, ONE_DATE, ratings } from '../../../../test/match-fixtures';
import { aPrediction, aRecord } from '../../../../test/prediction-fixtures';
import { fillInScore, openScoreForm, pressInResult } from '../../../../test/score-date-form';

const DATE = aDate({ id: 'd-2' });

/** Mara after a second date; her first came to 73%. */
const AFTER = aCandidate({
  compatibilityScore: 78,
  compatibility: { ...ONE_DATE, exact: 78, likely: { low: 58, high: 90 } },
  dateCount: 2,
  evaluations: [...ratings('d-1', 8, 7, 6), ...ratings('d-2', 9, 8, 7)],
});

interface Options {
  before?: Candidate;
  after?: Candidate;
  record?: PredictionRecord;
  answers?: object;
}

async function saveDate({
  before = aCandidate(),
  after = AFTER,
  record = aRecord(),
  answers = {},
}: Options = {}) {
  const app = await openScoreForm(before, {
    'POST /api/date-experiences': { status: 201, body: DATE },
    'GET /api/predictions/record': { body: record },
    ...answers,
  });
  await fillInScore(app);
  app.network.answer('GET /api/candidates', { body: [after] });
  await app.save();
  const sheet = within(await screen.findByRole('dialog', { name: 'Your date with Mara' }));
  const press = async (name: string) => app.user.click(await sheet.findByRole('button', { name }));
  return { ...app, sheet, press };
}

describe('after a date is saved', () => {
  it('shows the old and the new percentage, what the date said and what it changed', async () => {
    const { sheet } = await saveDate();
    expect(screen.getByRole('status').textContent).toContain('Date experience added');
    sheet.getByRole('img', { name: /^78% fit with your standards so far/ });
    sheet.getByText('From 73% to 78%');
    sheet.getByText('+5');
    sheet.getByText('Two dates: likely 58–90%. Before: 49–88%.');
    sheet.getByText('On its own, this date comes to 73%, with heart at 90%: heart is 17 ahead.');
    sheet.getByText(/^Mara is the only one with a score so far/);
  });

  it('says a first percentage once, with what the heart says', async () => {
    const { sheet } = await saveDate({
      before: anUnmetCandidate({ id: 'm-mara', name: 'Mara' }),
      after: aCandidate({ evaluations: ratings('d-2', 8, 7, 6) }),
    });
    sheet.getByText('Starts at 73%');
    sheet.getByText('Chemistry and enjoyment come to 90%: heart is 17 ahead on one date.');
    expect(sheet.queryByText(/On its own/)).toBeNull();
  });

  it.each(['Done', 'Escape'])('returns to the matches on %s', async (how) => {
    const { press, user, address } = await saveDate();
    await (how === 'Done' ? press('Done') : user.keyboard('{Escape}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('article', { name: 'Mara' });
    expect(address()).toBe('/dashboard?tab=matches');
  });

  it.each([
    ['Plan the next date', '/dashboard?tab=date-ideas&for=m-mara'],
    ['Ask Alex', '/dashboard?tab=alex'],
  ])('leads on with "%s"', async (name, path) => {
    const app = await saveDate();
    await pressInResult(app, name);
    expect(app.address()).toBe(path);
  });

  it("says so when the new percentage can't be loaded", async () => {
    const { sheet } = await saveDate({ after: aCandidate() });
    sheet.getByText("Your date is saved. The new percentage couldn't be loaded.");
  });
});

describe('the question about the next 30 days', () => {
  it('is answered with one tap, which replaces an earlier answer', async () => {
    const earlier = aPrediction({ percent: 40 });
    const { sheet, network, press } = await saveDate({
      record: aRecord({ predictions: [earlier] }),
      answers: { 'POST /api/candidates/m-mara/predictions': { status: 201, body: aPrediction() } },
    });
    const question = within(
      await sheet.findByRole('group', { name: 'Will you two still be seeing each other in 30 days?' }),
    );
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...Array.from({ length: 11 }, (_, ten) => `${10 * ten}%`),
      'Skip',
      "Don't ask again",
    ]);
    question.getByText('0% no chance');
    question.getByText('100% certain');
    expect(question.getByRole('button', { pressed: true }).textContent).toBe('40%');
    question.getByText("Last time you said 40%. We'll ask you on April 4, 2026.");
    network.answer('GET /api/predictions/record', {
      body: aRecord({ predictions: [aPrediction({ percent: 70 })] }),
    });
    await press('70%');
    expect((await question.findByRole('status')).textContent).toBe("Noted. We'll ask you on April 4, 2026.");
    expect(network.sent('POST', '/api/candidates/m-mara/predictions').map(({ body }) => body)).toEqual([
      { percent: 70 },
    ]);
    await waitFor(() => expect(question.getByRole('button', { pressed: true }).textContent).toBe('70%'));
  });

  it('can be skipped, this time or for good', async () => {
    const { sheet, network, press } = await saveDate({
      answers: { 'PUT /api/predictions/settings': { body: { isAsked: false } } },
    });
    network.answer('GET /api/predictions/record', { body: aRecord({ isAsked: false }) });
    await press("Don't ask again");
    await waitFor(() => expect(sheet.queryByRole('group')).toBeNull());
    expect(network.sent('PUT', '/api/predictions/settings')[0]?.body).toEqual({ isAsked: false });
    expect(screen.getByRole('status').textContent).toContain("We won't ask again");
  });

  it('is not asked of someone who said so, and skipping it sends nothing', async () => {
    const { sheet, press, network } = await saveDate();
    await press('Skip');
    expect(sheet.queryByRole('group')).toBeNull();
    expect(
      network.calls.filter(({ path, method }) => path.includes('predictions') && method !== 'GET'),
    ).toEqual([]);
  });

  it('first asks what came of an earlier answer whose day has come', async () => {
    const due: Prediction = aPrediction({ isDue: true });
    const { sheet, network, press } = await saveDate({
      record: aRecord({ predictions: [due] }),
      answers: { 'PUT /api/predictions/p-1': { body: { ...due, outcome: true, isDue: false } } },
    });
    await sheet.findByRole('region', { name: 'Are you still seeing Mara?' });
    sheet.getByText('On March 5, 2026, you gave it 70 in 100.');
    network.answer('GET /api/predictions/record', {
      body: aRecord({ predictions: [{ ...due, outcome: true, isDue: false }] }),
    });
    await press('Yes');
    await sheet.findByRole('group', { name: /^Will you two/ });
    expect(network.sent('PUT', '/api/predictions/p-1')[0]?.body).toEqual({ outcome: true });
  });
});
