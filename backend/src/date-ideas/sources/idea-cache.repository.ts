import type { DateIdea } from '#contract/dating/date-ideas';

export interface CachedIdeas {
  readonly ideas: readonly DateIdea[];
  readonly fetchedAt: Date;
}

/** Cached answers of sources. They are about places and events, so they belong to no user. */
export abstract class IdeaCacheRepository {
  abstract find(source: string, key: string): Promise<CachedIdeas | null>;
  /** Replaces the cached answer, and deletes every answer older than `forgetBefore`. */
  abstract save(source: string, key: string, kept: CachedIdeas, forgetBefore: Date): Promise<void>;
}
