import { act, screen, waitFor, within } from '@testing-library/react';
import { doubleTap } from '../../../../test/double-tap';
import { aUser } from '../../../../test/fixtures';
import { aDate, anUnmetCandidate } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';
import { keepPending, pendingDates, type PendingDate } from './pending-dates.api';
import { keepDraft, newDraft, readDraft } from '../score-draft';

const USER = aUser().id;
const CANDIDATE = anUnmetCandidate();

function waiting(key: string, changes: Partial<PendingDate> = {}): PendingDate {
  return {
    idempotencyKey: key,
    matchName: CANDIDATE.name,
    input: {
      candidateId: CANDIDATE.id,
      dateDate: '2026-03-05',
      contextScores: { chemistry: 7, enjoyment: 8 },
      standardsScores: {},
      location: 'Café Luna',
      personalNotes: 'Light.',
    },
    values: {
      dateDate: '2026-03-05',
      location: 'Café Luna',
      personalNotes: 'Light.',
      chemistry: 7,
      enjoyment: 8,
      scores: {},
    },
    problem: null,
    ...changes,
  };
}

function goOffline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

function goOnline(): void {
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
}

function open(answers = {}) {
  return renderDashboard({ at: MATCHES, candidates: [CANDIDATE], answers });
}

const SENT = 'POST /api/date-experiences';
const list = () => screen.findByRole('list', { name: 'Dates waiting to upload' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Dates waiting to upload' })).toBeNull());

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a date scored offline', () => {
  it('is listed while it waits, and is sent with its key once the network is back', async () => {
    goOffline();
    keepPending(USER, waiting('key-one'));
    const { network } = open({ [SENT]: { status: 201, body: {} } });
    expect((await list()).textContent).toContain(`Your date with ${CANDIDATE.name} is kept on this device`);
    expect(network.sent('POST', '/api/date-experiences')).toEqual([]);
    goOnline();
    await gone();
    const [sent] = network.sent('POST', '/api/date-experiences');
    expect(sent?.headers['Idempotency-Key']).toBe('key-one');
    expect(sent?.body).toMatchObject({ candidateId: CANDIDATE.id, location: 'Café Luna' });
    expect(pendingDates(USER)).toEqual([]);
    expect((await screen.findByRole('status')).textContent).toContain('Date experience added');
  });

  it('offers to show what it changed once it is saved', async () => {
    goOffline();
    keepPending(USER, waiting('key-one'));
    const { user } = open({ [SENT]: { status: 201, body: aDate({ candidateId: CANDIDATE.id }) } });
    await screen.findByRole('article', { name: CANDIDATE.name });
    goOnline();
    await user.click(await screen.findByRole('button', { name: 'See what changed' }));
    await screen.findByRole('dialog', { name: `Your date with ${CANDIDATE.name}` });
  });

  it('leads to the match where the screen was left by then', async () => {
    goOffline();
    keepPending(USER, waiting('key-one'));
    const { user } = open({
      [SENT]: { status: 201, body: aDate({ candidateId: CANDIDATE.id }) },
      'GET /api/user/profile': { body: {} },
    });
    await screen.findByRole('article', { name: CANDIDATE.name });
    goOnline();
    const action = await screen.findByRole('button', { name: 'See what changed' });
    await user.click(screen.getByRole('button', { name: 'Edit Standards' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: CANDIDATE.name })).toBeNull());
    await user.click(action);
    await screen.findByRole('dialog', { name: 'Match Details & Edit' });
  });

  it('is sent in turn, oldest first', async () => {
    keepPending(USER, waiting('key-one'));
    keepPending(USER, waiting('key-two'));
    const { network } = open({ [SENT]: { status: 201, body: {} } });
    await waitFor(() => expect(pendingDates(USER)).toEqual([]));
    const keys = network.sent('POST', '/api/date-experiences').map((call) => call.headers['Idempotency-Key']);
    expect(keys).toEqual(['key-one', 'key-two']);
  });

  it.each([503, 429, 401])('keeps waiting when the server answers %i', async (status) => {
    keepPending(USER, waiting('key-one'));
    const { network } = open({ [SENT]: { status, body: { message: 'Not now.' } } });
    await waitFor(() => expect(network.sent('POST', '/api/date-experiences')).toHaveLength(1));
    expect(pendingDates(USER)).toMatchObject([{ idempotencyKey: 'key-one', problem: null }]);
  });

  it('says that it could not be saved yet, and is sent again when asked', async () => {
    keepPending(USER, waiting('key-one'));
    const { user, network } = open({ [SENT]: { status: 503, body: { message: 'Not now.' } } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect((await list()).textContent).toContain("It couldn't be saved yet, so we'll keep trying.");
    network.answer(SENT, { status: 201, body: {} });
    await user.click(again);
    await gone();
    const keys = network.sent('POST', '/api/date-experiences').map((call) => call.headers['Idempotency-Key']);
    expect(keys).toEqual(['key-one', 'key-one']);
  });

  it.each([
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the browser finds a network', () => window.dispatchEvent(new Event('online'))],
  ])('is sent again when %s', async (_, happen) => {
    keepPending(USER, waiting('key-one'));
    const { network } = open({ [SENT]: { status: 500, body: { message: 'No.' } } });
    await screen.findByRole('button', { name: 'Try again' });
    network.answer(SENT, { status: 201, body: {} });
    act(() => void happen());
    await gone();
  });

  it('is kept when the server already has an earlier version of it, and says so', async () => {
    keepPending(USER, waiting('key-one'));
    open({ [SENT]: { status: 422, body: { message: 'This Idempotency-Key was already used.' } } });
    await screen.findByRole('button', { name: 'Edit and try again' });
    expect((await list()).textContent).toContain(
      `An earlier version of this date is already saved. You'll find it in ${CANDIDATE.name}'s date history`,
    );
    expect(pendingDates(USER)).toMatchObject([{ idempotencyKey: 'key-one' }]);
  });

  it('says why the server rejected it, and opens in the form to be edited', async () => {
    keepPending(USER, waiting('key-one'));
    const { user } = open({ [SENT]: { status: 400, body: { message: 'This day is in the future.' } } });
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Dates waiting to upload' }).textContent).toContain(
        "couldn't be saved: This day is in the future.",
      ),
    );
    await user.click(within(await list()).getByRole('button', { name: 'Edit and try again' }));
    const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Location/).value).toBe('Café Luna');
    expect(pendingDates(USER)).toEqual([]);
    expect(readDraft(USER, CANDIDATE.id)?.idempotencyKey).not.toBe('key-one');
  });

  it('takes the place of no other date that is only half rated', async () => {
    const { values } = waiting('key-one');
    keepDraft(USER, CANDIDATE.id, newDraft({ ...values, location: 'Harbor walk' }));
    keepPending(USER, waiting('key-one', { problem: 'No.' }));
    const { user } = open();
    await user.click(within(await list()).getByRole('button', { name: 'Edit and try again' }));
    const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Location/).value).toBe('Harbor walk');
    screen.getByText(`You started scoring another date with ${CANDIDATE.name}`);
    expect(pendingDates(USER)).toMatchObject([{ idempotencyKey: 'key-one' }]);
  });

  it('can only be discarded when its match was deleted', async () => {
    keepPending(USER, waiting('key-one'));
    open({
      'GET /api/candidates': { body: [] },
      [SENT]: { status: 404, body: { message: 'This match does not exist.' } },
    });
    await screen.findByRole('button', { name: 'Discard' });
    expect(screen.queryByRole('button', { name: 'Edit and try again' })).toBeNull();
  });

  it('can be discarded after it was rejected', async () => {
    keepPending(USER, waiting('key-one', { problem: 'No.' }));
    const { user, network } = open();
    await user.click(within(await list()).getByRole('button', { name: 'Discard' }));
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(network.sent('POST', '/api/date-experiences')).toEqual([]);
  });

  it('takes no other with it when a double tap discards it', async () => {
    keepPending(USER, waiting('key-one', { problem: 'No.' }));
    keepPending(USER, waiting('key-two', { problem: 'No.' }));
    const { user } = open();
    const [discard, next] = within(await list()).getAllByRole('button', { name: 'Discard' });
    if (discard) await doubleTap(user, discard, next);
    expect(pendingDates(USER)).toMatchObject([{ idempotencyKey: 'key-two' }]);
  });

  it('is never shown to or sent by another user', async () => {
    keepPending('someone-else', waiting('key-one'));
    const { network } = open({ [SENT]: { status: 201, body: {} } });
    await screen.findByRole('article', { name: CANDIDATE.name });
    expect(screen.queryByRole('list', { name: 'Dates waiting to upload' })).toBeNull();
    expect(network.sent('POST', '/api/date-experiences')).toEqual([]);
  });

  it('is not lost on sign-out without warning', async () => {
    goOffline();
    keepPending(USER, waiting('key-one'));
    const { user, network } = open({ 'POST /api/auth/logout': { status: 204 } });
    await list();
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /Ada/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
      return within(await screen.findByRole('dialog', { name: 'Sign out and lose unsaved dates?' }));
    };
    await user.click((await signOut()).getByRole('button', { name: 'Cancel' }));
    expect(pendingDates(USER)).toHaveLength(1);
    await user.click((await signOut()).getByRole('button', { name: 'Sign out and erase' }));
    await waitFor(() => expect(network.sent('POST', '/api/auth/logout')).toHaveLength(1));
    await waitFor(() => expect(pendingDates(USER)).toEqual([]));
  });
});
