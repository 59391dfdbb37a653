import { screen, waitFor, within } from '@testing-library/react';
import { ALEX_TEXTS, type AnswerReference, type ChatMessage } from '#contract/dating/alex';
import { ABOUT_MARA, aMessage, NO_PATTERNS, StreamedAnswer } from '../../../../test/alex-fixtures';
import type { fakeApi } from '../../../../test/fake-api';
import { renderDashboard } from '../../../../test/render-dashboard';

const STREAM = 'POST /api/alex/chat';

interface Options {
  messages?: readonly ChatMessage[];
  answers?: Parameters<typeof fakeApi>[0];
}

function open({ messages = [aMessage()], answers }: Options = {}) {
  return renderDashboard({
    at: '/dashboard?tab=alex',
    answers: {
      'GET /api/alex/status': { body: { ...NO_PATTERNS, suggestions: ['Who fits best?'] } },
      'GET /api/alex/messages': { body: messages },
      'DELETE /api/alex/messages': { status: 204 },
      ...answers,
    },
  });
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
const usableField = async () => {
  const box = await field();
  await waitFor(() => expect(box.disabled).toBe(false));
  return box;
};
const log = () => within(screen.getByRole('log'));
const said = () =>
  log()
    .queryAllByRole('article')
    .map((one) => `${one.getAttribute('aria-label')}: ${one.textContent.replace(/^Alex/, '')}`);

describe('asking Alex', () => {
  it("also accepts an answer that isn't streamed", async () => {
    const { user } = open({ answers: { [STREAM]: { body: { response: 'All at once.' } } } });
    await user.type(await usableField(), 'How is it going?{Enter}');
    await waitFor(() => expect(said().at(-1)).toBe('Alex: All at once.'));
  });

  it('sends with Enter, shows that Alex is thinking, streams the answer and then logs it', async () => {
    const stream = new StreamedAnswer();
    const { user, network } = open({ answers: { [STREAM]: { stream } } });
    const box = await usableField();
    await user.type(box, 'How is it going?{Enter}');
    expect(network.sent('POST', '/api/alex/chat').map(({ body }) => body)).toEqual([
      { message: 'How is it going?' },
    ]);
    await log().findByText('Alex is thinking...');
    expect(said()).toContain('You: How is it going?');
    expect(box.disabled).toBe(true);
    expect(box.value).toBe('');

    stream.say('Mara is ');
    // A partial answer is not in the log, because a screen reader would announce every chunk.
    await screen.findByText('Mara is');
    expect(screen.queryByText('Alex is thinking...')).toBeNull();
    expect(said()).toEqual(['Alex: Hi Ada, I am Alex.', 'You: How is it going?']);

    stream.say('at 73%').finish(ABOUT_MARA);
    await waitFor(() => expect(said().at(-1)).toBe(`Alex: ${ABOUT_MARA.response}`));
    expect(box.disabled).toBe(false);
    expect(document.activeElement).toBe(box);
  });

  it('inserts a new line with Shift+Enter, and sends with the button', async () => {
    const { user, network } = open({
      answers: { [STREAM]: { stream: new StreamedAnswer().finish(ABOUT_MARA) } },
    });
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send message' });
    expect(send.disabled).toBe(true);
    await user.type(await usableField(), 'one{Shift>}{Enter}{/Shift}two');
    expect(network.sent('POST', '/api/alex/chat')).toEqual([]);
    await user.click(send);
    await waitFor(() => expect(said().at(-1)).toContain('Mara is at 73%'));
    expect(network.sent('POST', '/api/alex/chat')[0]?.body).toEqual({ message: 'one\ntwo' });
  });

  it('sends nothing when there is only whitespace', async () => {
    const { user, network } = open();
    await user.type(await usableField(), '   {Enter}');
    expect(network.sent('POST', '/api/alex/chat')).toEqual([]);
  });

  it('sends a suggested question on click', async () => {
    const { user, network } = open({
      answers: { [STREAM]: { stream: new StreamedAnswer().finish(ABOUT_MARA) } },
    });
    const chip = await screen.findByRole<HTMLButtonElement>('button', { name: 'Who fits best?' });
    await usableField();
    await user.click(chip);
    await waitFor(() =>
      expect(said().slice(-2)).toEqual(['You: Who fits best?', `Alex: ${ABOUT_MARA.response}`]),
    );
    expect(network.sent('POST', '/api/alex/chat')[0]?.body).toEqual({ message: 'Who fits best?' });
  });

  it('counts the characters near the limit', async () => {
    const { user } = open();
    const box = await usableField();
    await user.click(box);
    await user.paste('a'.repeat(1_799));
    expect(screen.queryByText(/of 2,000 characters/)).toBeNull();
    await user.paste('b');
    screen.getByText('1,800 of 2,000 characters');
    await user.paste('🦊'.repeat(201));
    screen.getByText('2,000 of 2,000 characters');
  });

  it.each([
    ['refused', { [STREAM]: { status: 503, body: { message: 'Away.' } } }],
    ['out of reach', {}],
    [
      'ended by the server with an error',
      { [STREAM]: { stream: new StreamedAnswer().say('I would').fail() } },
    ],
    ['cut off', { [STREAM]: { stream: new StreamedAnswer().say('I would').disconnect() } }],
  ])('apologizes as Alex when the answer is %s', async (_how, answers) => {
    const { user } = open({ answers });
    await user.type(await usableField(), 'Hello?{Enter}');
    await waitFor(() => expect(said().slice(-2)).toEqual(['You: Hello?', `Alex: ${ALEX_TEXTS.unavailable}`]));
    await usableField();
  });

  it('says when to continue after too many questions, and puts the last one back into the field', async () => {
    const answers = {
      [STREAM]: { status: 429, body: { message: 'Slow' }, headers: { 'retry-after': '1500' } },
    };
    const { user } = open({ answers });
    const box = await usableField();
    await user.type(box, 'One more?{Enter}');
    await screen.findByText(/^Whoa, slow down there! .* Alex can answer again in about 25 minutes\.$/);
    await waitFor(() => expect(box.value).toBe('One more?'));
    expect(said()).toEqual(['Alex: Hi Ada, I am Alex.']);
  });

  it('goes to sign-in when the session has expired', async () => {
    const { user } = open({ answers: { [STREAM]: { status: 401, body: { message: 'Please sign in.' } } } });
    await user.type(await usableField(), 'Hello?{Enter}');
    await screen.findByRole('dialog', { name: 'Your session expired' });
  });

  it('continues answering while another tab is open', async () => {
    const stream = new StreamedAnswer();
    const { user } = open({ answers: { [STREAM]: { stream } } });
    await user.type(await usableField(), 'Hello?{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Matches & Standards' }));
    await screen.findByText('No matches yet');
    stream.say('Mara').finish(ABOUT_MARA);
    await user.click(screen.getByRole('tab', { name: 'Alex' }));
    await waitFor(() => expect(said().at(-1)).toBe(`Alex: ${ABOUT_MARA.response}`));
  });
});

describe('stopping Alex', () => {
  it('keeps the partial answer', async () => {
    const { user } = open({ answers: { [STREAM]: { stream: new StreamedAnswer().say('I would go') } } });
    const box = await usableField();
    await user.type(box, 'Hello?{Enter}');
    await screen.findByText('I would go');
    await user.click(screen.getByRole('button', { name: 'Stop answering' }));
    await waitFor(() => expect(said().at(-1)).toBe('Alex: I would goYou stopped here.'));
    expect(document.activeElement).toBe(await usableField());
  });

  it('puts the question back into the field if nothing has arrived yet', async () => {
    const { user } = open({ answers: { [STREAM]: () => new Promise<never>(() => undefined) } });
    const box = await usableField();
    await user.type(box, 'Hello?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop answering' }));
    await waitFor(() => expect(box.value).toBe('Hello?'));
    expect(said()).toEqual(['Alex: Hi Ada, I am Alex.']);
  });
});

describe('the conversation', () => {
  it('stays in order and escapes HTML', async () => {
    const messages = [
      aMessage(),
      aMessage({ id: 'c-2', role: 'user', message: '<b>Who?</b>', coach: null }),
      aMessage({ id: 'c-3', message: '<img src=x onerror=alert(1)>' }),
    ];
    open({ messages });
    await screen.findByText('<b>Who?</b>');
    expect(said()).toEqual([
      'Alex: Hi Ada, I am Alex.',
      'You: <b>Who?</b>',
      'Alex: <img src=x onerror=alert(1)>',
    ]);
  });

  it.each([
    ['Mara', '/dashboard?tab=matches&match=m-mara'],
    ['73%', '/dashboard?tab=matches&match=m-mara&date=d-1'],
    ['6 matches', '/dashboard?tab=overview'],
    ['5 stars', '/criteria-selection'],
  ])('links "%s" to its source', async (name, href) => {
    const { response: message, references } = ABOUT_MARA;
    open({ messages: [aMessage({ message, references })] });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(said()).toEqual([`Alex: ${message}`]);
  });

  it("shows the built-in coach's signature once, and next to a model's answers each time", async () => {
    const signed = (id: string) =>
      aMessage({ id, message: `Answer ${id}.\n\n${ALEX_TEXTS.builtInSignature}` });
    const both = [signed('c-1'), signed('c-2')];
    const { unmount } = open({ messages: both });
    await screen.findByText('Answer c-2.');
    expect(screen.getAllByText(ALEX_TEXTS.builtInSignature)).toHaveLength(1);
    unmount();
    const withModel = { ...NO_PATTERNS, coach: 'model', suggestions: [] };
    open({ messages: both, answers: { 'GET /api/alex/status': { body: withModel } } });
    await screen.findByText(/^Answered by an AI model/);
    expect(screen.getAllByText(ALEX_TEXTS.builtInSignature)).toHaveLength(2);
  });

  it('offers help lines as links', async () => {
    open({ messages: [aMessage({ coach: 'safety', message: 'Call Samaritans on 116 123, at any hour.' })] });
    const link = await screen.findByRole('link', { name: '116 123' });
    expect(link.getAttribute('href')).toBe('tel:116123');
  });

  it('offers words to deny danger that was only guessed', async () => {
    const message = 'Call 116 123.\n\nIf not, say so.\nYou misread me';
    const start = message.indexOf('You misread me');
    const references: AnswerReference[] = [{ start, end: message.length, target: { kind: 'question' } }];
    const { user } = open({
      messages: [aMessage({ coach: 'safety', message, references })],
      answers: { [STREAM]: { body: { response: 'Then here it is.' } } },
    });
    expect((await screen.findByRole('link', { name: '116 123' })).getAttribute('href')).toBe('tel:116123');
    expect(screen.getAllByText('You misread me')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'You misread me' }));
    await waitFor(() => expect(said().slice(1)).toEqual(['You: You misread me', 'Alex: Then here it is.']));
    expect(screen.queryByRole('button', { name: 'You misread me' })).toBeNull();
  });

  it('offers a retry when it fails to load', async () => {
    const { user, network } = open({
      answers: { 'GET /api/alex/messages': { status: 500, body: { message: 'Oh no' } } },
    });
    await screen.findByText('Our servers are having a moment');
    expect((await field()).disabled).toBe(true);
    network.answer('GET /api/alex/messages', { body: [aMessage()] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(said()).toEqual(['Alex: Hi Ada, I am Alex.']));
    await usableField();
  });

  it('is deleted after confirmation', async () => {
    const { user, network } = open();
    await usableField();
    await user.click(screen.getByRole('button', { name: 'Delete conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete conversation' }));
    expect(network.sent('DELETE', '/api/alex/messages')).toEqual([]);
    network.answer('GET /api/alex/messages', { body: [] });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('status')).textContent).toContain('Conversation deleted');
    await screen.findByText(/^Ask about a match, a date/);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete conversation' }).disabled).toBe(
        true,
      ),
    );
    expect(network.sent('DELETE', '/api/alex/messages')).toHaveLength(1);
  });

  it("stays when it can't be deleted, and says why", async () => {
    const { user } = open({
      answers: { 'DELETE /api/alex/messages': { status: 503, body: { message: 'Later.' } } },
    });
    await usableField();
    await user.click(screen.getByRole('button', { name: 'Delete conversation' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Later.');
    await waitFor(() => expect(said()).toEqual(['Alex: Hi Ada, I am Alex.']));
  });
});
