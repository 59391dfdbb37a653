/** An answer with the tag that it is known by, for asking whether it has changed. */
interface HeldAnswer {
  readonly tag: string;
  readonly text: string;
  readonly answer: unknown;
}

const held = new Map<string, HeldAnswer>();

/** The latest answers that came with a tag, for as long as the page is open and its user signed in. */
export const heldAnswers = {
  of: (path: string): HeldAnswer | undefined => held.get(path),
  hold(path: string, tag: string | null, text: string, answer: unknown): void {
    if (tag === null) held.delete(path);
    else held.set(path, { tag, text, answer });
  },
  forget: (): void => held.clear(),
};
