import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

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
}

const stateKey = ['alex-chat'] as const;
const INITIAL_STATE: ChatState = { reply: null, isGreeted: false };

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
