import { screen, waitFor, within } from '@testing-library/react';
import { localDay } from '../../../lib/format';
import { aCandidate, aDate, anUnmetCandidate, CRITERIA } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';
import { privateStorage } from '../../../lib/storage/private-storage';

const TODAY = localDay(new Date());
const RATED = ['Chemistry', 'Enjoyment', ...CRITERIA.map(({ question }) => question)];

type App = ReturnType<typeof renderDashboard>;

async function openFormIn({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Score Date' }));
  const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
  return {
    form,
    field: (label: string) => form.getByLabelText(label),
    rating: (name: string, rating: number) =>
      within(form.getByLabelText(name)).getByLabelText(String(rating)),
    save: () => user.click(form.getByRole('button', { name: 'Save Date Experience' })),
    cancel: () => user.click(form.getByRole('button', { name: 'Cancel' })),
  };
}

async function openForm(candidate = anUnmetCandidate(), answers = {}) {
  const app = renderDashboard({ at: MATCHES, candidates: [candidate], answers });
  return { ...app, ...(await openFormIn(app)) };
}

async function fillIn({ user, field, rating }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(field('Location'), 'Café Luna');
  await user.type(field('Overall feeling'), 'Light.');
  for (const [index, name] of RATED.entries()) await user.click(rating(name, index + 5));
}

const alertText = async (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));

const DRAFT = 'score-draft:0190a0a0-0000-7000-8000-000000000001:m-noa';

describe('Score Your Date Experience', () => {
  it('reports missing fields one by one, in order', async () => {
    const { user, field, rating, save, network } = await openForm();
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

  it("labels each rating with its standard and the user's own examples", async () => {
    const { form } = await openForm();
    for (const name of RATED) {
      const group = within(form.getByRole('radiogroup', { name }));
      expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
        ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      ]);
      group.getByText('Low (1-3)');
      group.getByText('High (8-10)');
    }
    within(form.getByRole('radiogroup', { name: 'Trust' })).getByText('High Trust');
    within(form.getByRole('radiogroup', { name: 'Trust' })).getByText('Low Trust');
  });

  it('defaults to today and offers the last place in one tap', async () => {
    const { user, field, form } = await openForm(aCandidate());
    expect(field('Date')).toHaveProperty('value', TODAY);
    await user.click(await form.findByRole('button', { name: 'Last time: Café Luna' }));
    expect(field('Location')).toHaveProperty('value', 'Café Luna');
  });

  it('counts the overall feeling and stops at 500 characters', async () => {
    const { user, field, form } = await openForm();
    await user.click(field('Overall feeling'));
    await user.paste('f'.repeat(501));
    expect(field('Overall feeling')).toHaveProperty('value', 'f'.repeat(500));
    form.getByText('500/500');
  });

  it('saves the date in at most twelve taps for five standards', async () => {
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
    await tap(await form.findByRole('button', { name: 'Last time: Café Luna' }));
    await tap(form.getByLabelText('Overall feeling'));
    await app.user.keyboard('Light.');
    for (const group of form.getAllByRole('radiogroup')) await tap(within(group).getByLabelText('8'));
    await tap(form.getByRole('button', { name: 'Save Date Experience' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Date experience added'));
    expect(taps).toBeLessThanOrEqual(12);
  });

  it('sends the heart and head ratings, confirms the save and shows the new percentage', async () => {
    const app = await openForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    await fillIn(app);
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

  it('keeps the input when saving fails, and retries with the same key', async () => {
    const app = await openForm();
    await fillIn(app);
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
    const app = await openForm(anUnmetCandidate(), {
      'POST /api/date-experiences': {
        status: 400,
        body: { message, errors: [{ field: 'dateDate', message }] },
      },
    });
    await fillIn(app);
    await app.save();
    await alertText('Failed to add date experience');
    expect(app.form.getByText(message)).toBeTruthy();
  });
});

describe('a draft of the score dialog', () => {
  it('survives a closed tab and says so', async () => {
    const first = await openForm();
    await first.user.type(first.field('Overall feeling'), 'Half a thought');
    await first.user.click(first.rating('Trust', 9));
    await first.cancel();
    first.unmount();

    const second = await openForm();
    second.form.getByText('Your unfinished draft is still here.');
    expect(second.field('Overall feeling')).toHaveProperty('value', 'Half a thought');
    expect(second.rating('Trust', 9)).toHaveProperty('checked', true);
  });

  it('belongs to one match', async () => {
    const first = await openForm();
    await first.user.type(first.field('Location'), 'Harbor');
    first.unmount();

    const other = await openForm(anUnmetCandidate({ id: 'm-lea', name: 'Lea' }));
    expect(other.field('Location')).toHaveProperty('value', '');
    expect(other.form.queryByText('Your unfinished draft is still here.')).toBeNull();
  });

  it('is gone after "Start over"', async () => {
    const first = await openForm();
    await first.user.type(first.field('Location'), 'Harbor');
    await first.cancel();
    const again = await openFormIn(first);
    await first.user.click(again.form.getByRole('button', { name: 'Start over' }));
    expect(again.field('Location')).toHaveProperty('value', '');
    await again.cancel();
    const last = await openFormIn(first);
    expect(last.form.queryByText('Your unfinished draft is still here.')).toBeNull();
  });

  it('is gone after the date is saved', async () => {
    const app = await openForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    await fillIn(app);
    await app.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openFormIn(app);
    expect(again.field('Overall feeling')).toHaveProperty('value', '');
    again.form.getByRole('button', { name: 'Last time: Café Luna' });
  });

  it('stays, with a new key, when an earlier version turns out to be saved', async () => {
    const app = await openForm();
    await fillIn(app);
    await app.save();
    await alertText('Failed to add date experience');
    await app.user.type(app.field('Overall feeling'), ' And warm.');
    app.network.answer('POST /api/date-experiences', { status: 422, body: { message: 'Key used.' } });
    await app.save();
    await screen.findByText('An earlier version of this date is already saved');
    expect(screen.getByText(/in Noa's date history and can edit it there/)).toBeTruthy();
    expect(app.network.sent('GET', '/api/candidates').length).toBeGreaterThan(1);
    app.unmount();

    const again = await openForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    expect(again.field('Overall feeling')).toHaveProperty('value', 'Light. And warm.');
    await again.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keyOf = ({ network }: App, at: number) =>
      network.sent('POST', '/api/date-experiences')[at]?.headers['Idempotency-Key'];
    expect(keyOf(app, 1)).toBe(keyOf(app, 0));
    expect(keyOf(again, 0)).not.toBe(keyOf(app, 0));
  });

  it('leaves nothing on the device after signing out', async () => {
    const app = await openForm(anUnmetCandidate(), { 'POST /api/auth/logout': { status: 204 } });
    await app.user.type(app.field('Location'), 'Harbor');
    await app.cancel();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(privateStorage.getItem(DRAFT)).toContain('Harbor');
    await app.user.click(screen.getByRole('button', { name: 'Ada Byron' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(privateStorage.getItem(DRAFT)).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  it('ignores an outdated or broken value in browser storage', async () => {
    privateStorage.setItem(DRAFT, JSON.stringify({ idempotencyKey: 'x', values: { location: 3 } }));
    const { field } = await openForm();
    expect(field('Location')).toHaveProperty('value', '');
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
