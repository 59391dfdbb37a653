import type { AdminUserStatus, TotalRelation } from '#contract/admin';

export interface AccountFilter {
  readonly status: AdminUserStatus;
  /** Lower case, single spaces; empty for everybody. */
  readonly search: string;
  /** Created then or later is a recent sign-up. */
  readonly recentSince: Date;
}

export interface Range {
  readonly offset: number;
  readonly limit: number;
}

export interface AccountPage {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly relation: TotalRelation;
}

/** How far a search looks before it decides how to go on. */
export const SEARCH = {
  /** The newest accounts that are always looked through. */
  sample: 5_000,
  /** Shorter words are in no index: they are looked for among this many of the newest accounts. */
  shortWordSample: 10_000,
  indexedFrom: 3,
  /** With this share of hits in the sample, walking from the newest on finds every page soon. */
  commonShare: 0.1,
  /** So many hits are still sorted to answer a page. */
  sortedMax: 3_000,
} as const;

/** The sample may be off by some; where it leaves a doubt the index tells. */
const CLEARLY_TOO_MANY = 1.2 * SEARCH.sortedMax;

export interface Sample {
  readonly examined: number;
  readonly hits: number;
}

type SearchPlan =
  /** All accounts were looked through. */
  | { readonly kind: 'counted'; readonly total: number }
  | { readonly kind: 'common'; readonly total: number }
  | { readonly kind: 'indexed' }
  | { readonly kind: 'newest-only'; readonly total: number };

/** Chooses the way that answers soon, whatever the word: a frequent one by walking, a rare one by the index. */
export function planSearch(search: string, { examined, hits }: Sample, accounts: number): SearchPlan {
  if (examined >= accounts) return { kind: 'counted', total: hits };
  const total = reckon({ examined, hits }, accounts);
  const isCommon = hits >= SEARCH.commonShare * examined || total > CLEARLY_TOO_MANY;
  if (isCommon) return { kind: 'common', total };
  if ([...search].length >= SEARCH.indexedFrom) return { kind: 'indexed' };
  return { kind: 'newest-only', total: hits };
}

/** How many hits there are when all accounts are like the sample. */
export function reckon({ examined, hits }: Sample, accounts: number): number {
  return Math.round((hits / examined) * accounts);
}

export function sampleSizeFor(search: string): number {
  return [...search].length >= SEARCH.indexedFrom ? SEARCH.sample : SEARCH.shortWordSample;
}
