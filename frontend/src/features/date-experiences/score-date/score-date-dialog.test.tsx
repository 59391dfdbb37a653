import { screen, waitFor, within } from '@testing-library/react';
import { withFixedDay } from '../../../../test/fixed-day';
import { aCandidate, aCriterion, aDate, anUnmetCandidate, CRITERIA } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';
import { alertText, fillInScore, openScoreForm, RATED } from '../../../../test/score-date-form';

const TODAY = withFixedDay('2026-03-05');

describe('Score Your Date Experience', () => {
  it('reports missing fields one by one, in order', async () => {
    const { user, field, rating, save, network } = await openScoreForm();
    await user.clear(field('Date'));
    await save();
    await alertText('Please select the date of your experience.');
    await user.type(field('Date'), '2026-03-05');
    await save();
    await alertText('Please enter where the date took place.');
    await user.type(field('Location'), 'Café Luna');
    await save();
    await alertText('Please describe your overall feeling about the date.');
    await user.type(field('Overall feeling'), 'Light.');
    await save();
    await alertText('Please rate the chemistry you felt.');
    expect(document.activeElement).toBe(rating('Chemistry', 1));
    await user.click(rating('Chemistry', 7));
    await save();
    await alertText('Please rate how much you enjoyed the date.');
    await user.click(rating('Enjoyment', 8));
    await user.click(rating('Humor', 8));
    await save();
    await alertText('Please rate all standards: Trust, Goals');
    expect(network.sent('POST', '/api/date-experiences')).toHaveLength(0);
  });

  it('leads to the first gap from the top, whichever is reported', async () => {
    const { user, field, rating, save } = await openScoreForm();
    await user.click(rating('Chemistry', 7));
    await user.click(rating('Enjoyment', 7));
    await user.click(rating('Humor', 7));
    await save();
    await alertText('Please enter where the date took place.');
    expect(document.activeElement).toBe(rating('Trust', 1));
    for (const name of ['Trust', 'Goals']) await user.click(rating(name, 7));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Location')));
  });

  it("labels each rating with its standard and the user's own examples", async () => {
    const { form } = await openScoreForm();
    for (const name of RATED) {
      const group = within(form.getByRole('radiogroup', { name }));
      expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
        ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
        ...(['Chemistry', 'Enjoyment'].includes(name) ? [] : ['Not seen yet']),
      ]);
      group.getByText('Low (1-3)');
      group.getByText('High (8-10)');
    }
    within(form.getByRole('radiogroup', { name: 'Trust' })).getByText('High Trust');
    within(form.getByRole('radiogroup', { name: 'Trust' })).getByText('Low Trust');
  });

  it('says once that everything is required', async () => {
    const { form } = await openScoreForm();
    expect(form.getAllByText('All required')).toHaveLength(1);
  });

  it('fills in the last place with the first rating, says so, and takes it back', async () => {
    const { user, field, form, rating } = await openScoreForm(aCandidate());
    expect(field('Date')).toHaveProperty('value', TODAY);
    await form.findByRole('button', { name: 'Last time: Café Luna' });
    expect(field('Location')).toHaveProperty('value', '');
    await user.click(rating('Chemistry', 7));
    expect(field('Location')).toHaveProperty('value', 'Café Luna');
    form.getByText('1 of 5 answered, at Café Luna as last time');
    await user.click(form.getByRole('button', { name: 'Somewhere else' }));
    expect(field('Location')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field('Location'));
    await user.click(rating('Enjoyment', 7));
    expect(field('Location')).toHaveProperty('value', '');
    await user.click(form.getByRole('button', { name: 'Last time: Café Luna' }));
    expect(field('Location')).toHaveProperty('value', 'Café Luna');
  });

  it('leaves the place of a draft empty', async () => {
    const first = await openScoreForm(aCandidate());
    await first.user.click(first.rating('Chemistry', 7));
    await first.user.click(await first.form.findByRole('button', { name: 'Somewhere else' }));
    first.unmount();
    const { form, field } = await openScoreForm(aCandidate());
    await form.findByRole('button', { name: 'Last time: Café Luna' });
    form.getByText('Your draft is still here.');
    expect(field('Location')).toHaveProperty('value', '');
  });

  it('keeps the place that was entered before the first rating', async () => {
    const { user, field, form, rating } = await openScoreForm(aCandidate());
    await form.findByRole('button', { name: 'Last time: Café Luna' });
    await user.type(field('Location'), 'Harbor');
    await user.click(rating('Chemistry', 7));
    expect(field('Location')).toHaveProperty('value', 'Harbor');
  });

  it('says what is missing besides the ratings once they are complete', async () => {
    const { user, field, form, rating } = await openScoreForm();
    for (const name of RATED) await user.click(rating(name, 7));
    form.getByText('5 of 5 answered, place and feeling missing');
    await user.type(field('Location'), 'Harbor');
    form.getByText('5 of 5 answered, feeling missing');
    await user.type(field('Overall feeling'), 'Light.');
    form.getByText('5 of 5 answered');
  });

  it('counts the overall feeling and stops at 500 characters', async () => {
    const { user, field, form } = await openScoreForm();
    await user.click(field('Overall feeling'));
    await user.paste('f'.repeat(501));
    expect(field('Overall feeling')).toHaveProperty('value', 'f'.repeat(500));
    form.getByText('500/500');
  });

  it('saves the date in at most ten taps for five standards', async () => {
    const five = CRITERIA.concat(
      CRITERIA.slice(0, 2).map((one) => ({ ...one, id: `${one.id}-2`, question: `${one.question} too` })),
    );
    const app = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: {
        'GET /api/criteria': { body: five },
        'POST /api/date-experiences': { status: 201, body: aDate() },
      },
    });
    let taps = 0;
    const tap = (element: HTMLElement) => {
      taps += 1;
      return app.user.click(element);
    };
    await tap(await screen.findByRole('button', { name: 'Score Date' }));
    const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    await form.findByRole('button', { name: 'Last time: Café Luna' });
    await tap(form.getByRole('button', { name: 'Happy and at ease' }));
    for (const group of form.getAllByRole('radiogroup')) await tap(within(group).getByLabelText('8'));
    await tap(form.getByRole('button', { name: 'Save Date Experience' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience added'));
    expect(taps).toBeLessThanOrEqual(10);
  });

  it('sends the heart and head ratings, confirms the save and shows the new percentage', async () => {
    const app = await openScoreForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    await fillInScore(app);
    app.network.answer('GET /api/candidates', { body: [aCandidate({ id: 'm-noa', name: 'Noa' })] });
    await app.save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience added'));
    const [call] = app.network.sent('POST', '/api/date-experiences');
    expect(call?.body).toEqual({
      candidateId: 'm-noa',
      dateDate: TODAY,
      location: 'Café Luna',
      personalNotes: 'Light.',
      contextScores: { chemistry: 5, enjoyment: 6 },
      standardsScores: { 's-trust': 7, 's-humor': 8, 's-goals': 9 },
    });
    expect(call?.headers['Idempotency-Key']).toMatch(/^[\da-f]{32}$/);
    await screen.findByRole('img', { name: /^73% fit/ });
    expect(app.network.sent('GET', '/api/candidates')).toHaveLength(2);
  });

  it('takes "Not seen yet" for an answer, as long as one standard is rated', async () => {
    const app = await openScoreForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    await fillInScore(app);
    app.form.getByText('5 of 5 answered');
    for (const { question } of CRITERIA) await app.user.click(app.rating(question, 'Not seen yet'));
    app.form.getByText('5 of 5 answered');
    await app.save();
    await alertText('Please rate at least one standard. The others can stay “Not seen yet”.');
    expect(document.activeElement).toBe(app.rating('Trust', 1));
    await app.user.click(app.rating('Humor', 8));
    await app.save();
    await waitFor(() => expect(app.network.sent('POST', '/api/date-experiences')).toHaveLength(1));
    expect(app.network.sent('POST', '/api/date-experiences')[0]?.body).toMatchObject({
      standardsScores: { 's-trust': null, 's-humor': 8, 's-goals': null },
    });
  });

  it('keeps the input when saving fails, and retries with the same key', async () => {
    const app = await openScoreForm();
    await fillInScore(app);
    await app.save();
    await alertText('Failed to add date experience');
    expect(app.field('Location')).toHaveProperty('value', 'Café Luna');
    await app.save();
    await waitFor(() => expect(app.network.sent('POST', '/api/date-experiences')).toHaveLength(2));
    const keys = app.network
      .sent('POST', '/api/date-experiences')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
  });

  it("shows the server's error at its field", async () => {
    const message = 'The date cannot be in the future.';
    const app = await openScoreForm(anUnmetCandidate(), {
      'POST /api/date-experiences': {
        status: 400,
        body: { message, errors: [{ field: 'dateDate', message }] },
      },
    });
    await fillInScore(app);
    await app.save();
    await alertText('Failed to add date experience');
    expect(app.form.getByText(message)).toBeTruthy();
  });
});

it('closes when the match was deleted on another device', async () => {
  const app = await openScoreForm(anUnmetCandidate(), {
    'POST /api/date-experiences': { status: 404, body: { code: 'candidate.not-found', message: 'Gone' } },
  });
  await fillInScore(app);
  app.network.answer('GET /api/candidates', { body: [] });
  await app.save();
  await screen.findByText('This match was deleted on another device.');
  await screen.findByText('No matches yet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('scoring when the standards changed elsewhere', () => {
  const message = 'Please rate all standards: Dogs';
  const REFUSAL = {
    status: 400,
    body: { code: 'request.missing-field', message, errors: [{ field: 'standardsScores', message }] },
  };

  it('shows the new one, keeps all ratings, says so in a line, and saves them together', async () => {
    const app = await openScoreForm(anUnmetCandidate(), { 'POST /api/date-experiences': REFUSAL });
    await fillInScore(app);
    app.network.answer('GET /api/criteria', { body: [...CRITERIA, aCriterion('s-dogs', 'Dogs', 2)] });
    await app.save();
    const added = within(await app.form.findByRole('radiogroup', { name: 'Dogs' }));
    added.getByText('Added on another device. Please rate it, too.');
    expect(app.rating('Trust', 7)).toHaveProperty('checked', true);
    await waitFor(() => expect(document.activeElement).toBe(app.rating('Dogs', 1)));
    app.form.getByText('5 of 6 answered');
    await app.user.click(app.rating('Dogs', 4));
    app.network.answer('POST /api/date-experiences', { status: 201, body: aDate({ candidateId: 'm-noa' }) });
    await app.save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience added'));
    expect(app.network.sent('POST', '/api/date-experiences').at(-1)?.body).toMatchObject({
      standardsScores: { 's-trust': 7, 's-humor': 8, 's-goals': 9, 's-dogs': 4 },
    });
  });

  it('goes on without one that was removed', async () => {
    const app = await openScoreForm(anUnmetCandidate(), { 'POST /api/date-experiences': REFUSAL });
    await fillInScore(app);
    const now = [...CRITERIA.slice(0, 2), aCriterion('s-dogs', 'Dogs', 2)];
    app.network.answer('GET /api/criteria', { body: now });
    await app.save();
    await screen.findByText('Removed on another device: “Goals”');
    await app.user.click(app.rating('Dogs', 4));
    app.network.answer('POST /api/date-experiences', { status: 201, body: aDate({ candidateId: 'm-noa' }) });
    await app.save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience added'));
    expect(app.network.sent('POST', '/api/date-experiences').at(-1)?.body).toMatchObject({
      standardsScores: { 's-trust': 7, 's-humor': 8, 's-dogs': 4 },
    });
  });

  it('reports the refusal when nothing changed', async () => {
    const app = await openScoreForm(anUnmetCandidate(), { 'POST /api/date-experiences': REFUSAL });
    await fillInScore(app);
    await app.save();
    await alertText('Failed to add date experience');
  });
});

describe('scoring when the standards fail to load', () => {
  it('says so and offers a refresh', async () => {
    const { user, network } = renderDashboard({
      at: MATCHES,
      candidates: [anUnmetCandidate()],
      answers: { 'GET /api/criteria': { status: 500, body: { message: 'Oh no' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Score Date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    dialog.getByText("Can't load your standards");
    network.answer('GET /api/criteria', { body: CRITERIA });
    await user.click(dialog.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('radiogroup', { name: 'Trust' });
  });
});
