import type { ReactNode } from 'react';
import { useIsLocked } from '../../lib/app-lock/app-lock';
import { lazyPart } from '../../lib/loading/lazy';

const LockScreen = lazyPart(async () => (await import('./lock-screen')).LockScreen);

/** The app, or nothing of it: locked, no screen, dialog or toast is there to be seen, and Back changes only the address. */
export function LockedApp({ children }: { children: ReactNode }) {
  return useIsLocked() ? <LockScreen /> : children;
}
