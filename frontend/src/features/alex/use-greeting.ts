import { useEffect } from 'react';
import { useChatState } from './chat-state';
import { useMessages } from './alex.api';
import { useGreet } from './use-ask';

const GREETING_DELAY_MS = 1_000;

/** Alex speaks first where nothing was ever said, a second after the tab is opened. */
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
