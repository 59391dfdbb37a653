import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** In its own chunk, because of its list of common passwords: 240 kB, loaded when a new password is being typed. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords are strong already, and would take long to analyze. */
const ANALYZED = 100;

export interface StrengthEstimate {
  /** 0 to 4: guessed at once, or not in centuries. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The library's name for the main weakness; null when it sees none. */
  warning: string | null;
}

/** `own` are words about the user, such as their name. */
export function estimateStrength(password: string, own: readonly string[]): StrengthEstimate {
  const { score, feedback } = zxcvbn.check(password.slice(0, ANALYZED), [...own]);
  return { score, warning: feedback.warning };
}
