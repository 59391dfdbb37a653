const ignored = () => undefined;

/** From now until the end of the test, media queries are answered as in a window 390 px wide; jsdom has no size. */
export function usePhone(): void {
  const list = {
    addEventListener: ignored,
    removeEventListener: ignored,
    addListener: ignored,
    removeListener: ignored,
  };
  const matchMedia = (query: string) => ({ ...list, matches: /max-width:\s*599/.test(query) });
  Object.assign(globalThis, { matchMedia });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));
