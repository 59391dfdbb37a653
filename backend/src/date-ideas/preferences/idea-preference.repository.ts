import type { IdeaPreference, IdeaVote } from './idea-preference';

export abstract class IdeaPreferenceRepository {
  /** Newest first. */
  abstract listFor(ownerId: string): Promise<IdeaPreference[]>;
  /** Newest first, without the ideas themselves. */
  abstract votesOf(ownerId: string): Promise<IdeaVote[]>;
  /** One per user and idea: a second one replaces the first. */
  abstract save(ownerId: string, preference: IdeaPreference): Promise<void>;
  abstract remove(ownerId: string, dateIdeaId: string): Promise<void>;
}
