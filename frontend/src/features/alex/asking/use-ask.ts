import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ALEX_TEXTS } from '#contract/dating/alex';
import { hasStatus } from '../../../lib/api/api-error';
import { fetchAnswer, fetchGreeting, useMessages } from '../alex.api';
import { beginReply, markGreeted, useChatState } from '../chat-state';
import { add, answer, question, remark, stopped, takeBack } from '../shown-messages';

/** Not Alex's failure: the question goes back into the field, and the page says what to do. */
const isRefused = (error: unknown) => hasStatus(error, 401) || hasStatus(error, 429);

/** Whether the question stays in the conversation; false if it was taken back. */
async function ask(queryClient: QueryClient, message: string): Promise<boolean> {
  const id = add(queryClient, question(message));
  const reply = beginReply(queryClient);
  try {
    const complete = await fetchAnswer(message, reply.signal, reply.hear);
    if (reply.isCurrent()) add(queryClient, answer(complete));
    return true;
  } catch (error) {
    if (!reply.isCurrent()) return true;
    const isStopped = reply.signal.aborted;
    // The server stores the partial text of a stopped answer; if there is none, it drops the question too.
    if (isRefused(error) || (isStopped && reply.text() === '')) takeBack(queryClient, id);
    if (isRefused(error)) throw error;
    if (!isStopped) add(queryClient, remark(ALEX_TEXTS.unavailable));
    else if (reply.text() === '') return false;
    else add(queryClient, stopped(reply.text()));
    return true;
  } finally {
    reply.end();
  }
}

async function greet(queryClient: QueryClient): Promise<void> {
  markGreeted(queryClient);
  const reply = beginReply(queryClient);
  try {
    const greeting = await fetchGreeting(reply.signal);
    if (reply.isCurrent()) add(queryClient, answer(greeting));
  } catch (error) {
    if (!reply.isCurrent() || reply.signal.aborted) return;
    if (hasStatus(error, 401)) throw error;
    add(queryClient, remark(ALEX_TEXTS.greetingFallback));
  } finally {
    reply.end();
  }
}

export function useAsk() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (message: string) => ask(queryClient, message) });
}

function useGreet() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => greet(queryClient) });
}

const GREETING_DELAY_MS = 1_000;

/** In an empty conversation, Alex sends a greeting one second after the tab opens. */
export function useGreeting(isOnline: boolean): void {
  const { data: messages } = useMessages();
  const { reply, isGreeted } = useChatState();
  const { mutate: greet } = useGreet();
  const isDue = isOnline && messages?.length === 0 && reply === null && !isGreeted;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => greet(), GREETING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, greet]);
}
