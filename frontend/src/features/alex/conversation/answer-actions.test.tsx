import { screen, waitFor, within } from '@testing-library/react';
import {
  ALEX_TEXTS,
  type AnswerReference,
  type ChatMessage,
  type ReferenceTarget,
} from '#contract/dating/alex';
import { ABOUT_MARA, aMessage, NO_PATTERNS, StreamedAnswer } from '../../../../test/alex-fixtures';
import type { fakeApi } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';
import { privateStorage } from '../../../lib/storage/private-storage';

const STREAM = 'POST /api/alex/chat';

function open(messages: readonly ChatMessage[], answers: Parameters<typeof fakeApi>[0] = {}) {
  return renderDashboard({
    at: '/dashboard?tab=alex',
    answers: {
      'GET /api/alex/status': { body: NO_PATTERNS },
      'GET /api/alex/messages': { body: messages },
      ...answers,
    },
  });
}

function marked(message: string, words: string, target: ReferenceTarget): ChatMessage {
  const start = message.indexOf(words);
  const references: AnswerReference[] = [{ start, end: start + words.length, target }];
  return aMessage({ message, references });
}

const usableField = async () => {
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Alex' });
  await waitFor(() => expect(box.disabled).toBe(false));
  return box;
};
const KEPT = `question-to-alex:${aUser().id}`;
const kept = () => privateStorage.getItem(KEPT);
afterEach(() => privateStorage.clear());

describe('an answer with something to use', () => {
  it('copies a message to someone', async () => {
    const { user } = open([marked('Plain:\nHi Sam, coffee?', 'Hi Sam, coffee?', { kind: 'draft' })]);
    await user.click(await screen.findByRole('button', { name: 'Copy: Hi Sam, coffee?' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('Hi Sam, coffee?');
  });

  it('asks a question that Alex offers, once', async () => {
    const question = 'Who fits me best?';
    const stream = new StreamedAnswer();
    const { user, network } = open(
      [marked(`Did you mean this?\n${question}`, question, { kind: 'question' })],
      { [STREAM]: { stream } },
    );
    const chip = await screen.findByRole('button', { name: question });
    await usableField();
    await user.dblClick(chip);
    await screen.findByText(question, { selector: 'article[aria-label="You"]' });
    expect(network.sent('POST', '/api/alex/chat').map(({ body }) => body)).toEqual([{ message: question }]);
    stream.finish(ABOUT_MARA);
  });
});

describe('a question', () => {
  it('can be asked again when its answer failed, in its place', async () => {
    let isAway = true;
    const { user } = open([aMessage()], {
      [STREAM]: () =>
        Promise.resolve(isAway ? { status: 503, body: { message: 'Away.' } } : { body: ABOUT_MARA }),
    });
    await user.type(await usableField(), 'How is Mara?{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(kept()).toBe('"How is Mara?"');
    isAway = false;
    await user.click(again);
    await screen.findByRole('link', { name: 'Mara' });
    const log = within(screen.getByRole('log'));
    expect(log.getAllByText('How is Mara?')).toHaveLength(1);
    expect(log.queryByText(ALEX_TEXTS.unavailable)).toBeNull();
    expect(kept()).toBeNull();
  });

  it('is back in the field after a reload, until it has an answer', async () => {
    const { user, unmount } = open([aMessage()]);
    await user.type(await usableField(), 'Should I keep see');
    unmount();
    const reopened = open([aMessage()], { [STREAM]: { stream: new StreamedAnswer().finish(ABOUT_MARA) } });
    const box = await usableField();
    expect(box.value).toBe('Should I keep see');
    await reopened.user.type(box, 'ing Mara?{Enter}');
    await screen.findByRole('link', { name: 'Mara' });
    expect(kept()).toBeNull();
  });

  it('stays on the device while it is being answered, and returns when the session expires', async () => {
    const { user } = open([aMessage()], { [STREAM]: { status: 401, body: { message: 'Please sign in.' } } });
    await user.type(await usableField(), 'Hello?{Enter}');
    await screen.findByRole('dialog', { name: 'Your session expired' });
    expect(kept()).toBe('"Hello?"');
  });

  it('does not return when the conversation already has it', async () => {
    privateStorage.setItem(KEPT, JSON.stringify('How is Mara?'));
    open([aMessage({ id: 'q', role: 'user', coach: null, message: 'How is Mara?' }), aMessage()]);
    expect((await usableField()).value).toBe('');
  });
});
