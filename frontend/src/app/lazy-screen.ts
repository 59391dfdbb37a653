import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A screen in a chunk of its own, from a module with named exports. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
