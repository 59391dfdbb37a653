import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage/browser-storage';
import { privateStorage } from '../../lib/storage/private-storage';

/** The answer in progress. */
interface Reply {
  /** Empty while Alex is thinking. */
  readonly text: string;
  readonly controller: AbortController;
}

interface ChatState {
  readonly reply: Reply | null;
  /** A greeting was requested or is no longer needed. */
  readonly isGreeted: boolean;
  /** How often a question was put back into the field. */
  readonly returned: number;
  /** The last question, and when it was asked (milliseconds since 1970). */
  readonly asked: { readonly question: string; readonly at: number } | null;
}

const stateKey = ['alex-chat'] as const;
const INITIAL_STATE: ChatState = { reply: null, isGreeted: false, returned: 0, asked: null };

/** Stored in the query cache, so an answer continues while another tab is open and signing out clears it. */
export function useChatState(): ChatState {
  const { data = INITIAL_STATE } = useQuery<ChatState>({
    queryKey: stateKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return data;
}

const stateOf = (queryClient: QueryClient) => queryClient.getQueryData<ChatState>(stateKey) ?? INITIAL_STATE;

function change(queryClient: QueryClient, changes: Partial<ChatState>): void {
  queryClient.setQueryData<ChatState>(stateKey, { ...stateOf(queryClient), ...changes });
}

export function markGreeted(queryClient: QueryClient): void {
  change(queryClient, { isGreeted: true });
}

/** It may be asked again at once, because it wasn't answered. */
export function forgetAsked(queryClient: QueryClient): void {
  change(queryClient, { asked: null });
}

const draftKey = (userId: string) => `question-to-alex:${userId}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What is kept on the device until it is answered, so that no reload and no expired session loses a question. */
export function keepQuestion(userId: string, question: string): void {
  writeStored(privateStorage, draftKey(userId), question === '' ? null : question);
}

/** Puts a question that wasn't answered back into the field. */
export function returnQuestion(queryClient: QueryClient, userId: string, question: string): void {
  keepQuestion(userId, question);
  change(queryClient, { returned: stateOf(queryClient).returned + 1 });
}

/** Puts a question into the field, to be sent or changed; what is already there stays. */
export function offerQuestion(queryClient: QueryClient, userId: string, question: string): void {
  const kept = readStored(privateStorage, draftKey(userId), isText) ?? '';
  returnQuestion(
    queryClient,
    userId,
    kept === '' || kept.includes(question) ? kept || question : `${kept}\n${question}`,
  );
}

/** The question in the field. `answered` is the newest question of the conversation, which needs no asking again. */
export function useDraft(userId: string, answered: string | undefined) {
  const { returned, reply } = useChatState();
  // Typed text is the component's own: the query cache tells of changes too late for an input.
  const [typed, setTyped] = useState<{ text: string; returned: number } | null>(null);
  const kept = (reply ? null : readStored(privateStorage, draftKey(userId), isText)) ?? '';
  const initial = returned === 0 && kept === answered ? '' : kept;
  return {
    text: typed?.returned === returned ? typed.text : initial,
    setText: (text: string) => {
      setTyped({ text, returned });
      keepQuestion(userId, text);
    },
    /** Empties the field; the question stays on the device until its answer is complete. */
    clear: () => setTyped({ text: '', returned }),
  };
}

/** The second tap of a double tap may come when the first one's answer is already there. */
const DOUBLE_TAP_MS = 400;

/** Whether a question is the one being answered or just asked; notes it if not. */
export function isAskedTwice(queryClient: QueryClient, question: string): boolean {
  const { reply, asked } = stateOf(queryClient);
  const now = Date.now();
  if (reply || (asked?.question === question && now - asked.at < DOUBLE_TAP_MS)) return true;
  change(queryClient, { asked: { question, at: now } });
  return false;
}

/** Starts a reply; only one runs at a time. Its caller can write to it until the user signs out. */
export function beginReply(queryClient: QueryClient) {
  const controller = new AbortController();
  let text = '';
  const isCurrent = () => stateOf(queryClient).reply?.controller === controller;
  change(queryClient, { reply: { text, controller } });
  return {
    signal: controller.signal,
    isCurrent,
    text: () => text,
    hear: (piece: string) => {
      text += piece;
      if (isCurrent()) change(queryClient, { reply: { text, controller } });
      else controller.abort();
    },
    end: () => {
      if (isCurrent()) change(queryClient, { reply: null });
    },
  };
}
