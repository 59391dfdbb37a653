import { screen, waitFor, within } from '@testing-library/react';
import type { Criterion, CriteriaSelectionRequest } from '#contract/dating/criteria';
import { aUser } from '../../../../test/fixtures';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { CriteriaSelectionPage } from './criteria-selection-page';

const SURVEYED = { 'GET /api/auth/user': { body: aUser({ onboardingComplete: false }) } };

function aCriterion(changes: Partial<Criterion>): Criterion {
  return {
    id: 'own-1',
    builtInId: null,
    question: 'Sense of humor',
    description: 'We laugh at the same things.',
    weight: 4,
    gradingCriteria: { maxScore: 10, minScore: 1, highExample: 'Tears of laughter', lowExample: 'Silence' },
    selected: true,
    mustHave: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

async function open(criteria: Criterion[] = [], answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({
    ...SURVEYED,
    'GET /api/criteria': { body: criteria },
    'POST /api/criteria/selection': { body: [] },
    ...answers,
  });
  const app = renderApp('/criteria-selection', <CriteriaSelectionPage />);
  await screen.findAllByRole('checkbox');
  return { ...app, server };
}

type App = Awaited<ReturnType<typeof open>>;

const card = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Set My Dating Standards' }));
const selectionSent = ({ server }: App) =>
  server.sent('POST', '/api/criteria/selection').map(({ body }) => body as CriteriaSelectionRequest);

async function selectThree(app: App) {
  for (const name of ['Physical Attraction', 'Life Goals Match', 'Trust and Reliability'])
    await app.user.click(card(name));
}

describe('choosing the dating standards', () => {
  it('offers the five built-in standards with descriptions of high and low scores', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Dating Standards' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.getByText('They keep their word, show up on time, and their stories add up.')).toBeTruthy();
    expect(
      screen.getByText('They cancel late, dodge plain questions, or hide things from you.'),
    ).toBeTruthy();
  });

  it('shows how much each chosen one counts, while the stars change, and nothing of the others', async () => {
    const app = await open();
    expect(screen.queryAllByRole('radiogroup')).toEqual([]);
    await selectThree(app);
    expect(screen.getAllByText(/^Counts for/).map(({ textContent }) => textContent)).toEqual([
      'Counts for 33%',
      'Counts for 33%',
      'Counts for 33%',
    ]);
    const stars = within(screen.getByRole('radiogroup', { name: 'Importance of Life Goals Match' }));
    await app.user.click(stars.getByRole('radio', { name: '1 Star' }));
    expect(screen.getAllByText('Counts for 43%')).toHaveLength(2);
    expect(screen.getByText('Counts for 14%')).toBeTruthy();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
  });

  it('saves the selection with its stars (3 by default) and goes to the overview', async () => {
    const app = await open();
    await selectThree(app);
    const stars = within(screen.getByRole('radiogroup', { name: 'Importance of Life Goals Match' }));
    await app.user.click(stars.getByRole('radio', { name: '5 Stars' }));
    await save(app);
    await waitFor(() => expect(app.address()).toBe('/dashboard?tab=overview'));
    expect(screen.getByRole('status').textContent).toBe(
      'Standards set! Your evaluation criteria have been saved.',
    );
    const [selection] = selectionSent(app);
    expect(selection?.selectedCriteriaIds).toEqual(['1', '3', '5']);
    expect(selection?.criteria.map(({ id, weight }) => [id, weight])).toEqual([
      ['1', 3],
      ['3', 5],
      ['5', 3],
    ]);
  });

  it('keeps the list as it is until the next screen is there', async () => {
    const saved = [aCriterion({ id: 'own-5', builtInId: '5', question: 'Trust and Reliability' })];
    const app = await open();
    await selectThree(app);
    app.server.answer('GET /api/criteria', { body: saved });
    const lists = new Set<string>();
    const read = () => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      const shown = boxes.map((box) => `${box.getAttribute('aria-labelledby')} ${box.checked}`);
      if (shown.length > 0) lists.add(shown.join());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await save(app);
    await waitFor(() => expect(app.address()).toBe('/dashboard?tab=overview'));
    observer.disconnect();
    expect(lists.size).toBe(1);
  });

  it('says how many to choose', async () => {
    const app = await open();
    screen.getByText('Choose at least 3');
    await app.user.click(card('Life Goals Match'));
    screen.getByText('1 of 10 selected · choose 2 more');
  });

  it('says once what a must-have does', async () => {
    const app = await open();
    await selectThree(app);
    expect(screen.getAllByText(/comes last\./)).toHaveLength(1);
  });

  it('requires at least three', async () => {
    const app = await open();
    await app.user.click(card('Physical Attraction'));
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'More Standards Needed: Select at least 3 criteria',
    );
    expect(selectionSent(app)).toEqual([]);
    await app.user.click(card('Life Goals Match'));
    expect(screen.getByRole('alert')).toBeTruthy();
    await app.user.click(card('Trust and Reliability'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('rejects an eleventh standard', async () => {
    const own = Array.from({ length: 10 }, (_, index) =>
      aCriterion({ id: `own-${index}`, question: `Own ${index}` }),
    );
    const app = await open(own);
    await app.user.click(card('Physical Attraction'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.',
    );
    expect(card('Physical Attraction').checked).toBe(false);
    await app.user.click(card('Own 3'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts with the saved selection and keeps its ids', async () => {
    const builtIn = aCriterion({ id: 'own-2', builtInId: '2', question: 'Emotional Connection', weight: 5 });
    const aside = aCriterion({ id: 'own-3', question: 'Loves dogs', selected: false });
    const app = await open([aCriterion({}), builtIn, aside]);
    expect(card('Emotional Connection').checked).toBe(true);
    expect(card('Sense of humor').checked).toBe(true);
    expect(card('Loves dogs').checked).toBe(false);
    await app.user.click(card('Loves dogs'));
    await save(app);
    await waitFor(() => expect(selectionSent(app)).toHaveLength(1));
    expect(selectionSent(app)[0]?.criteria.map(({ id, weight }) => [id, weight])).toEqual([
      ['own-1', 4],
      ['own-2', 5],
      ['own-3', 4],
    ]);
  });

  it('says "Setup failed" with the reason and keeps the selection', async () => {
    const failure = { status: 400, body: { message: 'One of the selected standards is unknown.' } };
    const app = await open([], { 'POST /api/criteria/selection': failure });
    await selectThree(app);
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toContain('Setup failed');
    expect(
      screen.getByText('Error setting standards: One of the selected standards is unknown.'),
    ).toBeTruthy();
    expect(card('Life Goals Match').checked).toBe(true);
  });

  it("says so when the standards can't be loaded, and retries", async () => {
    const server = fakeApi({ ...SURVEYED, 'GET /api/criteria': { status: 500, body: { message: 'away' } } });
    const { user } = renderApp('/criteria-selection', <CriteriaSelectionPage />);
    expect(await screen.findByRole('heading', { name: "Can't load your standards" })).toBeTruthy();
    expect(screen.queryByText(/^Choose three to ten things/)).toBeNull();
    server.answer('GET /api/criteria', { body: [] });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('checkbox', { name: 'Communication Quality' })).toBeTruthy();
  });
});

describe('a custom standard', () => {
  const CREATED = aCriterion({ id: 'new-1', question: 'Loves dogs', weight: 2, selected: false });

  async function openDialog(answer: FakeAnswer = { status: 201, body: CREATED }) {
    const app = await open([], { 'POST /api/criteria': answer });
    await app.user.click(screen.getByRole('button', { name: 'Add Your Own Standard' }));
    return { ...app, dialog: within(screen.getByRole('dialog', { name: 'Add Your Own Custom Standard' })) };
  }

  async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
    await user.type(dialog.getByLabelText('Title'), 'Loves dogs');
    await user.type(dialog.getByLabelText('Short description'), 'Mine comes along.');
    await user.type(dialog.getByLabelText('High-score description'), 'Asks for walks');
    await user.type(dialog.getByLabelText('Low-score description'), 'Sneezes');
    await user.click(dialog.getByRole('radio', { name: '2 Stars' }));
    await user.click(dialog.getByRole('button', { name: 'Add Standard' }));
  }

  it('is created unselected with its stars, and shown as selected until the selection is saved', async () => {
    const app = await openDialog();
    app.server.answer('GET /api/criteria', { body: [CREATED] });
    await fillIn(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.server.sent('POST', '/api/criteria')[0]?.body).toEqual({
      question: 'Loves dogs',
      description: 'Mine comes along.',
      weight: 2,
      mustHave: null,
      gradingCriteria: { maxScore: 10, minScore: 1, highExample: 'Asks for walks', lowExample: 'Sneezes' },
      selected: false,
    });
    await waitFor(() => expect(card('Loves dogs').checked).toBe(true));
  });

  it('takes the place of a deselected one in a full selection', async () => {
    const full = Array.from({ length: 10 }, (_, index) =>
      aCriterion({ id: `own-${index}`, question: `Own ${index}` }),
    );
    const app = await open(full, { 'POST /api/criteria': { status: 201, body: CREATED } });
    await app.user.click(screen.getByRole('button', { name: 'Add Your Own Standard' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Maximum Standards Reached');
    await app.user.click(card('Own 3'));
    await app.user.click(screen.getByRole('button', { name: 'Add Your Own Standard' }));
    app.server.answer('GET /api/criteria', { body: [...full, CREATED] });
    await fillIn({
      ...app,
      dialog: within(screen.getByRole('dialog', { name: 'Add Your Own Custom Standard' })),
    });
    await waitFor(() => expect(card('Loves dogs').checked).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save(app);
    await waitFor(() => expect(selectionSent(app)).toHaveLength(1));
    const ids = full.map(({ id }) => id).filter((id) => id !== 'own-3');
    expect(selectionSent(app)[0]?.selectedCriteriaIds).toEqual([...ids, 'new-1']);
  });

  it('requires all four fields', async () => {
    const { user, dialog, server } = await openDialog();
    await user.type(dialog.getByLabelText('Title'), 'Loves dogs');
    await user.click(dialog.getByRole('button', { name: 'Add Standard' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please fill in all fields to create a custom standard.',
    );
    const high = dialog.getByLabelText('High-score description');
    expect(high.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Say what an 8 to 10 looks like.')).toBeTruthy();
    expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('false');
    await user.type(high, 'Asks for walks');
    expect(dialog.queryByText('Say what an 8 to 10 looks like.')).toBeNull();
    expect(server.sent('POST', '/api/criteria')).toEqual([]);
  });

  it("says why it couldn't be created, and keeps the input", async () => {
    const app = await openDialog({ status: 400, body: { message: 'You can keep up to 100 standards.' } });
    await fillIn(app);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error creating custom standard: You can keep up to 100 standards.',
    );
    expect(app.dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Loves dogs');
  });
});
