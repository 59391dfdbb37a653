import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALEX_TEXTS, type CoachStatus } from '#contract/dating/alex';
import { ABOUT_MARA, aMessage, NO_PATTERNS } from '../../../test/alex-fixtures';
import type { FakeAnswer, fakeApi } from '../../../test/fake-api';
import { renderDashboard } from '../../../test/render-dashboard';

const CHAT = 'POST /api/alex/chat';

function open(answers: Parameters<typeof fakeApi>[0] = {}, status: CoachStatus = NO_PATTERNS) {
  return renderDashboard({
    at: '/dashboard?tab=alex',
    answers: {
      'GET /api/alex/status': { body: status },
      'GET /api/alex/messages': { body: [] },
      [CHAT]: { body: ABOUT_MARA },
      ...answers,
    },
  });
}

const greetings = (network: ReturnType<typeof fakeApi>) =>
  network.sent('POST', '/api/alex/chat').map(({ body }) => body);
const goOffline = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};
const goOnline = () => {
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
};
afterEach(() => jest.restoreAllMocks());

/** An answer that comes when the test says so. */
function later() {
  let resolve: (answer: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((settle) => (resolve = settle));
  return { promise, resolve };
}

const hasHistory = { 'GET /api/alex/messages': { body: [aMessage()] } };

describe('the greeting', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const arrive = async () => {
    await pass(500);
    await screen.findByText(/^Ask about a match, a date/);
  };

  it("isn't requested once something is typed, because it would close the field in the middle of a word", async () => {
    const { network } = open();
    await arrive();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
    fireEvent.change(box, { target: { value: 'H' } });
    await pass(2_000);
    expect(greetings(network)).toEqual([]);
    expect({ text: box.value, isDisabled: box.disabled }).toEqual({ text: 'H', isDisabled: false });
  });

  it("isn't requested either once the field has the focus, because the first letters would be lost", async () => {
    const { network } = open();
    await arrive();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
    act(() => box.focus());
    await pass(2_000);
    expect(greetings(network)).toEqual([]);
    expect(box.disabled).toBe(false);
  });

  it('is requested one second after an empty tab opens, once', async () => {
    const { network } = open();
    await screen.findByText(/^Ask about a match, a date/);
    expect(greetings(network)).toEqual([]);
    await pass(1_000);
    expect(greetings(network)).toEqual([{ message: 'GREETING_INITIATION' }]);
    const article = await screen.findByRole('article', { name: 'Alex' });
    expect(article.textContent).toContain(ABOUT_MARA.response);
    expect(screen.queryByText('GREETING_INITIATION')).toBeNull();
    await pass(5_000);
    expect(greetings(network)).toHaveLength(1);
  });

  it('falls back to a fixed text when Alex is unavailable', async () => {
    open({ [CHAT]: { status: 503, body: { message: 'Away.' } } });
    await arrive();
    await pass(1_000);
    await screen.findByText(ALEX_TEXTS.greetingFallback);
  });

  it('disables the field until it arrives', async () => {
    const greeting = later();
    open({ [CHAT]: () => greeting.promise });
    await arrive();
    await pass(1_000);
    await screen.findByText('Alex is thinking...');
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
    expect(box.disabled).toBe(true);
    greeting.resolve({ body: ABOUT_MARA });
    await waitFor(() => expect(box.disabled).toBe(false));
  });

  it('is skipped when there are earlier messages', async () => {
    const { network } = open(hasHistory);
    await screen.findByText('Hi Ada, I am Alex.');
    await pass(5_000);
    expect(greetings(network)).toEqual([]);
  });

  it('waits until the conversation has been loaded again after the connection was lost', async () => {
    goOffline();
    const { network } = open();
    await arrive();
    const loadAgain = later();
    network.answer('GET /api/alex/messages', () => loadAgain.promise);
    goOnline();
    await pass(5_000);
    loadAgain.resolve(hasHistory['GET /api/alex/messages']);
    await screen.findByText('Hi Ada, I am Alex.');
    await pass(5_000);
    expect(greetings(network)).toEqual([]);
  });

  it('is not repeated when the conversation is loaded with it while it is under way', async () => {
    const greeting = later();
    const { network } = open({ [CHAT]: () => greeting.promise });
    await arrive();
    await pass(1_000);
    await waitFor(() => expect(greetings(network)).toHaveLength(1));
    network.answer('GET /api/alex/messages', hasHistory['GET /api/alex/messages']);
    goOffline();
    goOnline();
    await screen.findByText('Hi Ada, I am Alex.');
    greeting.resolve({ body: ABOUT_MARA });
    await waitFor(() => expect(screen.queryByText('Alex is thinking...')).toBeNull());
    expect(screen.getAllByRole('article', { name: 'Alex' })).toHaveLength(1);
  });
});

describe("the patterns Alex sees in the user's records", () => {
  it('include all three, with their sources', async () => {
    const status: CoachStatus = {
      ...NO_PATTERNS,
      patterns: [
        {
          topic: 'pattern',
          known: true,
          text: 'You have added 7 matches.',
          references: [{ start: 15, end: 24, target: { kind: 'insights' } }],
        },
        ...NO_PATTERNS.patterns.slice(1),
      ],
    };
    open(hasHistory, status);
    const pattern = within(await screen.findByRole('region', { name: 'Your Pattern' }));
    const link = await pattern.findByRole('link', { name: '7 matches' });
    expect(link.getAttribute('href')).toBe('/dashboard?tab=overview');
    within(screen.getByRole('region', { name: 'Success Factor' })).getByText('Score 4 more dates.');
    within(screen.getByRole('region', { name: 'Growth Area' })).getByText('Score a date first.');
  });

  it('are one card with one thing to do while nothing is known, folded on a narrow screen', async () => {
    const { user, address } = open(hasHistory);
    const summary = await screen.findByText('What Alex sees in your records: nothing yet');
    expect(summary.closest('details')?.open).toBe(false);
    await user.click(summary);
    await user.click(screen.getByRole('button', { name: 'Go to your matches' }));
    await waitFor(() => expect(address()).toContain('tab=matches'));
  });

  it('can be reloaded when they fail to load', async () => {
    const { user, network } = open({
      ...hasHistory,
      'GET /api/alex/status': { status: 500, body: { message: 'Oh no' } },
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    network.answer('GET /api/alex/status', { body: NO_PATTERNS });
    await user.click(again);
    await screen.findByRole('region', { name: 'Your Pattern' });
  });
});

describe('the source of the answers', () => {
  it.each([
    ['built-in', 'Built-in coach: nothing leaves this server.'],
    ['model', "Answered by an AI model that sees pseudonyms, not your matches' names. It can be wrong."],
  ] as const)('is shown: %s', async (coach, words) => {
    open(hasHistory, { ...NO_PATTERNS, coach });
    await screen.findByText(words, { exact: false });
  });

  it('says so when the model runs on the server itself', async () => {
    const { user } = open(hasHistory, { ...NO_PATTERNS, coach: 'model', modelRunsHere: true });
    await screen.findByText(/AI model on this server/);
    await user.click(await screen.findByRole('button', { name: 'AI settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
    await dialog.findByText(/model on this server itself/);
    dialog.getByText('Notes for AI');
  });

  it('links to its setting', async () => {
    const { user } = open(hasHistory);
    await user.click(await screen.findByRole('button', { name: 'AI settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
    const tab = await dialog.findByRole('tab', { name: 'Preferences' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });
});

describe('offline', () => {
  it('disables the question field and says why', async () => {
    const { user } = open(hasHistory);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
    await waitFor(() => expect(box.disabled).toBe(false));
    await user.type(box, 'Half a ques');
    goOffline();
    screen.getByText("Alex can answer once you're back online.");
    expect(box.disabled).toBe(true);
    goOnline();
    expect(box.disabled).toBe(false);
    expect(box.value).toBe('Half a ques');
  });
});
