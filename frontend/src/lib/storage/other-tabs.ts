const NAME = 'account';

let channel: BroadcastChannel | null = null;

/** The tabs of this browser share a session, and none of them may show or write what another account left in it. */
export const otherTabs = {
  /** Who is signed in from now on; null after signing out. */
  announce(userId: string | null): void {
    channel?.postMessage(userId);
  },

  /** Calls `leave` when this tab shows an account that another tab has left. Returns how to stop. */
  watch(shownUserId: () => string | undefined, leave: () => void): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const opened = new BroadcastChannel(NAME);
    opened.onmessage = ({ data }: MessageEvent<string | null>) => {
      const shown = shownUserId();
      if (shown !== undefined && shown !== data) leave();
    };
    channel = opened;
    return () => {
      opened.close();
      if (channel === opened) channel = null;
    };
  },
};
