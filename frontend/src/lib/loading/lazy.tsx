import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { newPage } from './new-page';

const AGAIN_AFTER_MS = 1000;

/** A browser never asks again for a module that failed to load: only a new page does. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * Loads once more after a second: a connection drops for a moment, or a new release's service worker takes over. Then a
 * new page may; rejects with `PartMissing` where it doesn't.
 */
async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return load().catch((cause: unknown) => {
      if (newPage.loadOnce()) return new Promise<never>(() => undefined);
      throw new PartMissing("A part of the page couldn't be loaded.", { cause });
    });
  }
}

/** A part of a screen in its own chunk, loaded when first shown; `waiting` is shown until then. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await persistently(load) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A screen in its own chunk, from a module with named exports. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await persistently(load))[name] }));
}
