interface OpenWindow {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Windows {
  matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

const rank = ({ focused, visibilityState }: OpenWindow): number =>
  focused ? 2 : Number(visibilityState === 'visible');

/**
 * Leads to an address: in the window that the user looks at, or else another one, or else a new one. A window that is
 * there already is left as it is.
 */
export async function openPath(windows: Windows, href: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window' });
  const there = open.find(({ url }) => url === href);
  const [best] = [...open].sort((one, other) => rank(other) - rank(one));
  const shown = there ?? best;
  if (!shown) {
    await windows.openWindow(href);
    return;
  }
  // Focused first: a navigation may take longer than the tap allows.
  // A browser that refuses to focus may still navigate.
  await shown.focus().catch(() => undefined);
  if (shown.url !== href) await shown.navigate(href);
}
