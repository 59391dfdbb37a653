import { type queries, screen, waitFor, within } from '@testing-library/react';
import { aCandidate, aCriterion, aDate, CRITERIA, ratings } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const RATINGS = [
  { criteriaId: 's-trust', score: 8 },
  { criteriaId: 's-humor', score: 7 },
  { criteriaId: 's-goals', score: 6 },
];

async function openHistory(answers = {}) {
  const app = renderDashboard({
    at: MATCHES,
    candidates: [aCandidate()],
    answers: { 'GET /api/date-experiences/d-1/evaluations': { body: RATINGS }, ...answers },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Details' }));
  const history = within(await screen.findByRole('region', { name: 'Date history' }));
  await history.findByText('March 5, 2026');
  return { ...app, history };
}

const ratingsShown = (history: ReturnType<typeof within<typeof queries>>) => {
  const ratings = within(history.getByLabelText('Ratings'));
  const scores = ratings.getAllByRole('definition').map(({ textContent }) => textContent);
  return ratings.getAllByRole('term').map(({ textContent }, index) => `${textContent} ${scores[index]}`);
};

async function openEdit(answers = {}) {
  const app = await openHistory(answers);
  await app.user.click(app.history.getByRole('button', { name: 'Edit date experience from March 5, 2026' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Date Experience' }));
  const rating = (name: string, score: number) =>
    within(form.getByRole('radiogroup', { name })).getByRole('radio', { name: String(score) });
  const save = () => app.user.click(form.getByRole('button', { name: 'Save Date Experience' }));
  return { ...app, form, rating, save };
}

describe('the dates of a match', () => {
  it('shows when and where each one was, its percentage and how it felt', async () => {
    const { history } = await openHistory();
    history.getByText('Café Luna');
    history.getByText('This date: 73%, chemistry 9, enjoyment 9');
    expect(ratingsShown(history)).toEqual(['Trust 8', 'Humor 7', 'Goals 6']);
    history.getByText('Easy from the first minute.');
  });

  it('gives no percentage to a date with too few of the current standards rated', async () => {
    const evaluations = ratings('d-1', 8, 7, 6).slice(2);
    const { history } = await openHistory({
      'GET /api/candidates/m-mara/date-experiences': { body: [aDate({ evaluations })] },
    });
    history.getByText('chemistry 9, enjoyment 9');
    expect(ratingsShown(history)).toEqual(['Goals 6']);
  });

  it('names what was rated although the standard was deleted or is no longer selected', async () => {
    const dogs = {
      ...aCriterion('s-dogs', 'Loves dogs', 2),
      selected: false,
      deletedAt: '2026-04-01T00:00:00.000Z',
    };
    const evaluations = [
      ...ratings('d-1', 8, 7, 6),
      { id: 'd-1-dogs', dateExperienceId: 'd-1', criteriaId: 's-dogs', score: 9 },
    ];
    const { history } = await openHistory({
      'GET /api/criteria?deleted=true': { body: [...CRITERIA, dogs] },
      'GET /api/candidates/m-mara/date-experiences': { body: [aDate({ evaluations })] },
    });
    await history.findByText('Loves dogs');
    expect(ratingsShown(history)).toEqual(['Trust 8', 'Humor 7', 'Goals 6', 'Loves dogs 9']);
  });

  it('deletes one only after confirmation', async () => {
    const { user, history, network } = await openHistory({
      'DELETE /api/date-experiences/d-1': { status: 204 },
    });
    await user.click(history.getByRole('button', { name: 'Delete date experience from March 5, 2026' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Date Experience' }));
    question.getByText(/permanently removes all ratings for that date/);
    expect(network.sent('DELETE', '/api/date-experiences/d-1')).toHaveLength(0);

    network.answer('GET /api/candidates/m-mara/date-experiences', { body: [] });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience deleted'));
    await history.findByText('No dates yet. Every date you score will show up here.');
    expect(network.sent('GET', '/api/candidates')).toHaveLength(2);
  });

  it('says that the only date was deleted, whichever answer comes first', async () => {
    let arrive = () => undefined as void;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { user, history, network } = await openHistory({
      'DELETE /api/date-experiences/d-1': { status: 204 },
    });
    await user.click(history.getByRole('button', { name: /^Delete date/ }));
    network.answer('GET /api/candidates/m-mara/date-experiences', { body: [] });
    network.answer('GET /api/candidates', async () => {
      await late;
      return { body: [aCandidate({ dateCount: 0 })] };
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await history.findByText('No dates yet. Every date you score will show up here.');
    arrive();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience deleted'));
    const heading = history.getByRole('heading', { name: 'Date history' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("says why a date couldn't be deleted", async () => {
    const { user, history } = await openHistory();
    await user.click(history.getByRole('button', { name: /^Delete date/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete date experience');
  });
});

describe('Edit Date Experience', () => {
  it('starts with the saved values', async () => {
    const { form, rating } = await openEdit();
    expect(form.getByLabelText('Date')).toHaveProperty('value', '2026-03-05');
    expect(form.getByLabelText('Location')).toHaveProperty('value', 'Café Luna');
    expect(form.getByLabelText('Overall feeling')).toHaveProperty('value', 'Easy from the first minute.');
    for (const [name, score] of [['Chemistry', 9] as const, ['Trust', 8] as const, ['Goals', 6] as const])
      expect(rating(name, score)).toHaveProperty('checked', true);
  });

  it("starts a standard that the date doesn't rate as not seen, and saves it as that", async () => {
    const { form, rating, user, save, network } = await openEdit({
      'GET /api/date-experiences/d-1/evaluations': { body: RATINGS.slice(0, 1) },
      'PUT /api/date-experiences/d-1': { body: aDate({ version: 3 }) },
    });
    const unseen = (name: string) =>
      within(form.getByRole('radiogroup', { name })).getByRole('radio', { name: 'Not seen yet' });
    expect(rating('Trust', 8)).toHaveProperty('checked', true);
    for (const name of ['Humor', 'Goals']) expect(unseen(name)).toHaveProperty('checked', true);
    await user.click(rating('Goals', 5));
    await save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience updated'));
    expect(network.sent('PUT', '/api/date-experiences/d-1')[0]?.body).toMatchObject({
      standardsScores: { 's-trust': 8, 's-humor': null, 's-goals': 5 },
    });
  });

  it('leaves a standard that was added after the date open, and needs no answer to it', async () => {
    const later = { ...aCriterion('s-dogs', 'Dogs', 2), createdAt: '2026-03-09T08:00:00.000Z' };
    const { form, rating, user, save, network } = await openEdit({
      'GET /api/criteria': { body: [...CRITERIA, later] },
      'PUT /api/date-experiences/d-1': { body: aDate({ version: 3 }) },
    });
    const added = within(form.getByRole('radiogroup', { name: 'Dogs' }));
    added.getByText('Added after this date; rate it if you remember.');
    for (const radio of added.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
    await user.click(rating('Goals', 5));
    await save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience updated'));
    expect(network.sent('PUT', '/api/date-experiences/d-1')[0]?.body).toMatchObject({
      standardsScores: { 's-trust': 8, 's-humor': 7, 's-goals': 5 },
    });
    expect(JSON.stringify(network.sent('PUT', '/api/date-experiences/d-1')[0]?.body)).not.toContain('s-dogs');
  });

  it("doesn't open when the ratings fail to load", async () => {
    const { user, history } = await openHistory({
      'GET /api/date-experiences/d-1/evaluations': { status: 500, body: { message: 'Oh no' } },
    });
    await user.click(history.getByRole('button', { name: /^Edit date/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load date experience');
    expect(alert.textContent).toContain('Unable to load the date experience for editing.');
    expect(screen.queryByRole('dialog', { name: 'Edit Date Experience' })).toBeNull();
  });

  it('saves over the version it was loaded with', async () => {
    const { user, rating, save, network } = await openEdit({
      'PUT /api/date-experiences/d-1': { body: aDate({ version: 3 }) },
    });
    await user.click(rating('Trust', 10));
    await save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience updated'));
    expect(network.sent('PUT', '/api/date-experiences/d-1')[0]?.body).toEqual({
      dateDate: '2026-03-05',
      location: 'Café Luna',
      personalNotes: 'Easy from the first minute.',
      contextScores: { chemistry: 9, enjoyment: 9 },
      standardsScores: { 's-trust': 10, 's-humor': 7, 's-goals': 6 },
      version: 2,
    });
    expect(screen.queryByRole('dialog', { name: 'Edit Date Experience' })).toBeNull();
  });

  it('keeps the input when another tab saved first, and loads the newer version on request', async () => {
    const { user, form, rating, save, network } = await openEdit({
      'PUT /api/date-experiences/d-1': { status: 409, body: { message: 'Changed elsewhere.' } },
    });
    await user.click(rating('Trust', 10));
    await save();
    await form.findByText('This date was changed elsewhere');
    expect(rating('Trust', 10)).toHaveProperty('checked', true);

    network.answer('GET /api/candidates/m-mara/date-experiences', {
      body: [aDate({ location: 'Harbor', version: 7 })],
    });
    network.answer('GET /api/date-experiences/d-1/evaluations', {
      body: [{ criteriaId: 's-trust', score: 2 }, ...RATINGS.slice(1)],
    });
    await user.click(form.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveProperty('value', 'Harbor'));
    expect(rating('Trust', 2)).toHaveProperty('checked', true);

    network.answer('PUT /api/date-experiences/d-1', { body: aDate({ version: 8 }) });
    await save();
    await waitFor(() =>
      expect(network.sent('PUT', '/api/date-experiences/d-1').at(-1)?.body).toMatchObject({ version: 7 }),
    );
  });

  it("says why a change wasn't saved", async () => {
    const { save } = await openEdit();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update date experience');
  });
});
