import type { DateIdea } from '#contract/dating/date-ideas';
import type { IdeaKind, IdeaNeed } from './idea-need';

/** A configured source failed; the message is for the operator's log and contains no secret. */
export class SourceFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SourceFailure';
  }
}

export abstract class IdeaSource {
  /** Identifies the configured source; its answers are cached under this name. */
  abstract readonly name: string;
  abstract readonly kinds: readonly IdeaKind[];
  /** True when it has nothing to offer without a location; it isn't asked then. */
  abstract readonly needsLocation: boolean;
  /** The part of the need its answer depends on, so that equal requests are made once. */
  abstract keyOf(need: IdeaNeed): string;
  /** Rejects with SourceFailure, or with the signal's reason. Finding nothing is an empty list. */
  abstract find(need: IdeaNeed, signal: AbortSignal): Promise<DateIdea[]>;
}

/** Every configured external source. */
export abstract class OutsideSources {
  abstract readonly sources: readonly IdeaSource[];
}

/** The product's own ideas, which need no external service. */
export abstract class IdeaCatalogue {
  /** The ideas of the needed kind, with its city filled in. */
  abstract ideasFor(need: IdeaNeed): Promise<DateIdea[]>;
}
