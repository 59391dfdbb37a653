import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

/** What Alex is saying right now. */
interface Reply {
  /** Empty while Alex is thinking. */
  readonly text: string;
  readonly controller: AbortController;
}

interface ChatState {
  readonly reply: Reply | null;
  /** A greeting was requested, or is no longer needed. */
  readonly isGreeted: boolean;
}

const stateKey = ['alex-chat'] as const;
const AT_FIRST: ChatState = { reply: null, isGreeted: false };

/** In the query cache: an answer continues while another tab is open, and a sign-out clears it. */
export function useChatState(): ChatState {
  const { data = AT_FIRST } = useQuery<ChatState>({
    queryKey: stateKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return data;
}

const stateOf = (queryClient: QueryClient) => queryClient.getQueryData<ChatState>(stateKey) ?? AT_FIRST;

function change(queryClient: QueryClient, changes: Partial<ChatState>): void {
  queryClient.setQueryData<ChatState>(stateKey, { ...stateOf(queryClient), ...changes });
}

export function markGreeted(queryClient: QueryClient): void {
  change(queryClient, { isGreeted: true });
}

/** One reply at a time. The call that started it may write it only until someone signs out. */
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
