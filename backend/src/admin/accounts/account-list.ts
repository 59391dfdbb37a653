import type { AdminUserStatus, TotalRelation } from '#contract/console/admin';

export interface AccountFilter {
  readonly status: AdminUserStatus;
  /** Lower case, single spaces; empty for all accounts. */
  readonly search: string;
  /** An account created at or after this is a recent sign-up. */
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

/** How far a search looks before it decides how to continue. */
export const SEARCH = {
  /** How many of the newest accounts are always sampled. */
  sample: 5_000,
  /** No index has shorter words, so they are searched for among this many of the newest accounts. */
  shortWordSample: 10_000,
  indexedFrom: 3,
  /** With this share of hits in the sample, walking from the newest account finds every page quickly. */
  commonShare: 0.1,
  /** The most hits that are sorted to answer a page. */
  sortedMax: 3_000,
} as const;

/** The sample may be somewhat off; when it leaves doubt, the index decides. */
const CLEARLY_TOO_MANY = 1.2 * SEARCH.sortedMax;

export interface Sample {
  readonly examined: number;
  readonly hits: number;
}

type SearchPlan =
  /** The sample covered all accounts. */
  | { readonly kind: 'counted'; readonly total: number }
  | { readonly kind: 'common'; readonly total: number }
  | { readonly kind: 'indexed' }
  | { readonly kind: 'newest-only'; readonly total: number };

/** Chooses the strategy that answers quickly: walking for a frequent word, the index for a rare one. */
export function planSearch(search: string, { examined, hits }: Sample, accounts: number): SearchPlan {
  if (examined >= accounts) return { kind: 'counted', total: hits };
  const total = estimateTotal({ examined, hits }, accounts);
  const isCommon = hits >= SEARCH.commonShare * examined || total > CLEARLY_TOO_MANY;
  if (isCommon) return { kind: 'common', total };
  if ([...search].length >= SEARCH.indexedFrom) return { kind: 'indexed' };
  return { kind: 'newest-only', total: hits };
}

/** How many hits there are if all accounts are like the sample. */
export function estimateTotal({ examined, hits }: Sample, accounts: number): number {
  return Math.round((hits / examined) * accounts);
}

export function sampleSizeFor(search: string): number {
  return [...search].length >= SEARCH.indexedFrom ? SEARCH.sample : SEARCH.shortWordSample;
}
