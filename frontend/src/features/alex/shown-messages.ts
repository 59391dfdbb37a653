import type { QueryClient } from '@tanstack/react-query';
import { ALEX_TEXTS, type ChatAnswer, type ChatMessage } from '#contract/dating/alex';
import { API } from '#contract/paths';
import { newIdempotencyKey } from '../../lib/api/api-client';

export const messagesKey = [API.alexMessages] as const;

/** A message in the conversation; one sent since the page opened has a temporary id. */
export interface ShownMessage extends ChatMessage {
  /** The user stopped this answer before it was complete. */
  isStopped?: boolean;
  /** Instead of an answer: the question that can be asked again. */
  retry?: { questionId: string; question: string };
}

type Said = Pick<ShownMessage, 'role' | 'message'> & Partial<ShownMessage>;

export const question = (message: string): Said => ({ role: 'user', message });

export const answer = ({ response, coach, references }: ChatAnswer): Said => ({
  role: 'alex',
  message: response,
  coach,
  references,
});

/** A message the page shows on Alex's behalf. */
export const remark = (message: string): Said => ({ role: 'alex', message });

export const failed = (questionId: string, asked: string): Said => ({
  ...remark(ALEX_TEXTS.unavailable),
  retry: { questionId, question: asked },
});

export const stopped = (message: string): Said => ({ role: 'alex', message, isStopped: true });

/** Adds a message to the visible conversation and returns its id. */
export function add(queryClient: QueryClient, said: Said): string {
  // Unique across reloads, because the offline copy keeps it.
  const id = `said-${newIdempotencyKey()}`;
  const createdAt = new Date().toISOString();
  queryClient.setQueryData<ShownMessage[]>(messagesKey, (kept) =>
    kept ? [...kept, { id, createdAt, coach: null, references: [], ...said }] : undefined,
  );
  return id;
}

export function newest(queryClient: QueryClient): ShownMessage | undefined {
  return queryClient.getQueryData<ShownMessage[]>(messagesKey)?.at(-1);
}

export function takeBack(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<ShownMessage[]>(messagesKey, (kept) => kept?.filter((one) => one.id !== id));
}
