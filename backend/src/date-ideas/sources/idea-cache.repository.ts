import type { DateIdea } from '#contract/date-ideas';

export interface KeptIdeas {
  readonly ideas: readonly DateIdea[];
  readonly fetchedAt: Date;
}

/** What sources answered. It is about places and events and belongs to nobody. */
export abstract class IdeaCacheRepository {
  abstract find(source: string, key: string): Promise<KeptIdeas | null>;
  /** Replaces what was kept, and forgets every answer from before `forgetBefore`. */
  abstract save(source: string, key: string, kept: KeptIdeas, forgetBefore: Date): Promise<void>;
}
