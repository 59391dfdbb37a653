import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ALEX_TEXTS } from '#contract/dating/alex';
import { API } from '#contract/paths';
import { hasStatus } from '../../../lib/api/api-error';
import { useCurrentUser } from '../../auth/auth.api';
import { fetchAnswer, fetchGreeting, useMessages } from '../alex.api';
import {
  beginReply,
  forgetAsked,
  isAskedTwice,
  keepQuestion,
  markGreeted,
  returnQuestion,
  useChatState,
} from '../chat-state';
import {
  add,
  answer,
  failed,
  newest,
  question,
  remark,
  stopped,
  takeBack,
  type ShownMessage,
} from '../shown-messages';

/** Not Alex's failure: the question goes back into the field, and the page says what to do. */
const isRefused = (error: unknown) => hasStatus(error, 401) || hasStatus(error, 429);

async function ask(queryClient: QueryClient, userId: string, message: string): Promise<void> {
  if (isAskedTwice(queryClient, message)) return;
  const wasInDanger = newest(queryClient)?.coach === 'safety';
  const id = add(queryClient, question(message));
  const reply = beginReply(queryClient);
  keepQuestion(userId, message);
  try {
    const complete = await fetchAnswer(message, reply.signal, reply.hear);
    keepQuestion(userId, '');
    if (reply.isCurrent()) add(queryClient, answer(complete));
    // What called for help lines changes about whom something is suggested, and so does denying it.
    if (complete.coach === 'safety' || wasInDanger)
      for (const path of [API.alexStatus, API.decision])
        void queryClient.invalidateQueries({ queryKey: [path] });
  } catch (error) {
    if (!reply.isCurrent()) return;
    forgetAsked(queryClient);
    const isStopped = reply.signal.aborted;
    // The server stores the partial text of a stopped answer; if there is none, it drops the question too.
    if (isRefused(error) || (isStopped && reply.text() === '')) {
      takeBack(queryClient, id);
      returnQuestion(queryClient, userId, message);
    }
    if (isRefused(error)) throw error;
    if (!isStopped) add(queryClient, failed(id, message));
    else if (reply.text() !== '') {
      keepQuestion(userId, '');
      add(queryClient, stopped(reply.text()));
    }
  } finally {
    reply.end();
  }
}

async function greet(queryClient: QueryClient): Promise<void> {
  markGreeted(queryClient);
  const reply = beginReply(queryClient);
  // The conversation may have been loaded again meanwhile, and then it has a beginning.
  const isWanted = () => reply.isCurrent() && !newest(queryClient);
  try {
    const greeting = await fetchGreeting(reply.signal);
    if (isWanted()) add(queryClient, answer(greeting));
  } catch (error) {
    if (!reply.isCurrent() || reply.signal.aborted) return;
    if (hasStatus(error, 401)) throw error;
    if (isWanted()) add(queryClient, remark(ALEX_TEXTS.greetingFallback));
  } finally {
    reply.end();
  }
}

export function useAsk() {
  const queryClient = useQueryClient();
  const userId = useCurrentUser().data?.id ?? '';
  return useMutation({ mutationFn: (message: string) => ask(queryClient, userId, message) });
}

/** Asks once more what could not be answered, in the place of the failed attempt. */
export function useRetry() {
  const queryClient = useQueryClient();
  const { mutate } = useAsk();
  return ({ id, retry }: ShownMessage) => {
    if (!retry) return;
    takeBack(queryClient, id);
    takeBack(queryClient, retry.questionId);
    mutate(retry.question);
  };
}

function useGreet() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => greet(queryClient) });
}

const GREETING_DELAY_MS = 1_000;

/**
 * In an empty conversation, Alex sends a greeting one second after the tab opens. A copy from before the network was lost
 * doesn't show that it is empty; it is loaded again once the network is back.
 */
export function useGreeting(isOnline: boolean): void {
  const { data: messages, isSuccess, isFetching } = useMessages();
  const { reply, isGreeted } = useChatState();
  const { mutate: greet } = useGreet();
  const isKnown = isOnline && isSuccess && !isFetching;
  const isDue = isKnown && messages.length === 0 && reply === null && !isGreeted;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => greet(), GREETING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, greet]);
}
