import { ARRIVED_ANSWERS, type ArrivedAnswers } from '#contract/first-screen';

/** Later they are asked for: the device may have been locked, or the page out of sight. */
const GOOD_FOR_MS = 15_000;

interface Arrived {
  readonly tag: string | null;
  readonly answer: unknown;
}

const arrived = new Map<string, Arrived>();

/** The answers that the page arrived with, each good for the first time it is asked for. */
export const arrivedAnswers = {
  /** Takes them out of the document. `isWanted`: whether they may be shown at all. */
  collect(isWanted: boolean): void {
    const block = document.getElementById(ARRIVED_ANSWERS);
    block?.remove();
    if (!block || !isWanted) return;
    const answers = JSON.parse(block.textContent ?? '{}') as ArrivedAnswers;
    for (const [path, answer] of Object.entries(answers)) arrived.set(path, answer);
  },
  take(path: string): Arrived | undefined {
    if (performance.now() > GOOD_FOR_MS) arrived.clear();
    const answer = arrived.get(path);
    arrived.delete(path);
    return answer;
  },
  /** A change makes them old, and a sign-out someone else's. */
  forget: (): void => arrived.clear(),
};
