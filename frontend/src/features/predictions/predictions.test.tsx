import { screen, waitFor, within } from '@testing-library/react';
import type { PredictionBand } from '#contract/dating/insights/predictions';
import { aCandidate } from '../../../test/match-fixtures';
import { aPrediction, aRecord } from '../../../test/prediction-fixtures';
import { MATCHES, renderDashboard } from '../../../test/render-dashboard';

const due = (id: string, candidateId: string) => aPrediction({ id, candidateId, isDue: true });
const MARA = aCandidate();
const NOA = aCandidate({ id: 'm-noa', name: 'Noa', archived: true });

function open(record = aRecord(), answers = {}, at = '/dashboard') {
  return renderDashboard({
    at,
    candidates: [MARA, NOA],
    answers: { 'GET /api/predictions/record': { body: record }, ...answers },
  });
}

describe('a prediction whose day has come', () => {
  const record = aRecord({ predictions: [due('p-2', 'm-noa'), due('p-1', 'm-mara')] });

  it('is asked about on the overview, the oldest first, and archived matches by their day', async () => {
    const { user, network } = open(record, {
      'PUT /api/predictions/p-1': { body: due('p-1', 'm-mara') },
    });
    const card = within(await screen.findByRole('region', { name: 'Are you still seeing Mara?' }));
    network.answer('GET /api/predictions/record', { body: aRecord({ predictions: [due('p-2', 'm-noa')] }) });
    await user.click(card.getByRole('button', { name: 'No' }));
    await screen.findByRole('region', {
      name: 'Were you and Noa still seeing each other on April 4, 2026?',
    });
    expect(network.sent('PUT', '/api/predictions/p-1').map(({ body }) => body)).toEqual([{ outcome: false }]);
    expect(screen.getByRole('status').textContent).toContain('Noted');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('waits after "Not now" until the browser is closed', async () => {
    const first = open(record);
    await first.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: /still seeing/ })).toBeNull();
    first.unmount();
    const again = open(record);
    await screen.findByRole('region', { name: 'Your predictions' });
    expect(screen.queryByRole('region', { name: /still seeing/ })).toBeNull();
    again.unmount();
    sessionStorage.clear();
    open(record);
    await screen.findByRole('region', { name: /still seeing/ });
  });

  it("stays when its answer couldn't be saved", async () => {
    const { user } = open(record);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save your answer');
    screen.getByRole('region', { name: 'Are you still seeing Mara?' });
  });
});

describe('archiving a match with an open prediction', () => {
  const archived = { 'PUT /api/candidates/m-mara': { body: { ...MARA, archived: true } } };
  const archive = async ({ user }: ReturnType<typeof open>) =>
    user.click(
      within(await screen.findByRole('article', { name: 'Mara' })).getByRole('button', { name: 'Archive' }),
    );

  it('says first that it answers the prediction', async () => {
    const app = open(aRecord({ predictions: [aPrediction()] }), archived, MATCHES);
    await waitFor(() => expect(app.network.sent('GET', '/api/predictions/record')).toHaveLength(1));
    await archive(app);
    const question = within(await screen.findByRole('dialog', { name: 'Archive Mara?' }));
    question.getByText(
      /^You gave it 70 in 100 .* on April 4, 2026\. Archiving before then answers that with no\./,
    );
    expect(app.network.sent('PUT', '/api/candidates/m-mara')).toEqual([]);
    await app.user.click(question.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Match archived'));
    await waitFor(() => expect(app.network.sent('GET', '/api/predictions/record')).toHaveLength(2));
  });

  it('needs no question when the day has come', async () => {
    const app = open(aRecord({ predictions: [due('p-1', 'm-mara')] }), archived, MATCHES);
    await waitFor(() => expect(app.network.sent('GET', '/api/predictions/record')).toHaveLength(1));
    await archive(app);
    await waitFor(() => expect(app.network.sent('PUT', '/api/candidates/m-mara')).toHaveLength(1));
  });
});

describe('Your predictions', () => {
  const section = async () => {
    const region = await screen.findByRole('region', { name: 'Your predictions' });
    await waitFor(() => expect(region.querySelector('[aria-busy="true"]')).toBeNull());
    return within(region);
  };
  const band = (changes: Partial<PredictionBand>): PredictionBand => ({
    from: 0,
    to: 10,
    count: 0,
    wentOn: 0,
    low: null,
    high: null,
    verdict: null,
    ...changes,
  });
  const calibration = {
    answered: 15,
    needs: 0,
    bands: [
      band({}),
      band({ from: 20, to: 30, count: 1, wentOn: 0, low: 0, high: 79.3 }),
      band({ from: 40, to: 60, count: 3, wentOn: 0, low: 0, high: 56.1 }),
      band({ from: 70, to: 80, count: 11, wentOn: 6, low: 28.01, high: 78.7 }),
      band({ from: 90, to: 100 }),
    ],
    brier: 0.2049,
    baseRate: 0.4,
    baseBrier: 0.24,
  };

  it('explains what they are for, to someone new', async () => {
    open();
    (await section()).getByText(
      /^After a date, you can say how likely it is .* Once 10 of these are answered/,
    );
  });

  it('says how many answers are missing, and when the next is due', async () => {
    const two = [aPrediction(), aPrediction({ id: 'p-2', dueAt: '2026-03-20T12:00:00.000Z' })];
    const record = aRecord({ predictions: [...two, aPrediction({ id: 'p-3', outcome: true })] });
    open({ ...record, calibration: { ...record.calibration, answered: 1, needs: 9 } });
    const words = await section();
    words.getByText(/^1 prediction is answered so far\. 9 more, and you'll see here/);
    words.getByText("2 are open: we'll ask you about the first on March 20, 2026.");
  });

  it('says in sentences what went on, without judging what chance explains', async () => {
    open(aRecord({ predictions: [aPrediction({ outcome: true })], calibration }));
    const words = await section();
    expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "The one you called unlikely didn't go on (0 to 79 in 100).",
      'Of 3 you called a toss-up, none went on (0 to 56 in 100).',
      'Of 11 you called likely, 6 went on (28 to 79 in 100).',
    ]);
    words.getByText(/So far, chance explains every difference/);
    words.getByText(/^Brier score of your 15 predictions: 0\.20\. Always saying 40%, .* scored 0\.24\./);
  });

  it('says more or fewer beyond chance', async () => {
    const bands = [
      ...calibration.bands.slice(0, 4),
      band({ from: 90, to: 100, count: 9, wentOn: 2, low: 6, high: 55, verdict: 'fewer' }),
    ];
    open(aRecord({ predictions: [aPrediction({ outcome: true })], calibration: { ...calibration, bands } }));
    const words = await section();
    words.getByText('Of 9 you called very likely, 2 went on (6 to 55 in 100). Fewer than you said.');
    expect(words.queryByText(/chance explains/)).toBeNull();
  });

  it('lets the user be asked again', async () => {
    const { user, network } = open(aRecord({ isAsked: false }), {
      'PUT /api/predictions/settings': { body: { isAsked: true } },
    });
    const words = await section();
    words.getByText("You aren't asked for predictions after dates.");
    network.answer('GET /api/predictions/record', { body: aRecord() });
    await user.click(words.getByRole('button', { name: 'Ask me after dates' }));
    await waitFor(() => expect(words.queryByRole('button', { name: 'Ask me after dates' })).toBeNull());
    expect(network.sent('PUT', '/api/predictions/settings')[0]?.body).toEqual({ isAsked: true });
  });

  it("offers a refresh when it can't be loaded", async () => {
    const { user, network } = open(aRecord(), { 'GET /api/predictions/record': { status: 500, body: {} } });
    const words = await section();
    network.answer('GET /api/predictions/record', { body: aRecord() });
    await user.click(within(await words.findByRole('alert')).getByRole('button'));
    await words.findByText(/^After a date, you can say/);
  });
});
