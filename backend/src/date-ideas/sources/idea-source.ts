import type { DateIdea } from '#contract/date-ideas';
import type { IdeaKind, IdeaNeed } from './idea-need';

/** A configured source did not answer as it should; the message is for the operator's log and holds no secret. */
export class SourceFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SourceFailure';
  }
}

export abstract class IdeaSource {
  /** Which configured source it is; its answers are kept under this name. */
  abstract readonly name: string;
  abstract readonly kinds: readonly IdeaKind[];
  /** Without a location it has nothing to say, and is not asked. */
  abstract readonly needsLocation: boolean;
  /** Which part of the need its answer depends on, so that equal answers are asked for once. */
  abstract keyOf(need: IdeaNeed): string;
  /** Rejects with SourceFailure, or with the signal's reason. Finding nothing is an empty list. */
  abstract find(need: IdeaNeed, signal: AbortSignal): Promise<DateIdea[]>;
}

/** Every outside source that is configured. */
export abstract class OutsideSources {
  abstract readonly sources: readonly IdeaSource[];
}

/** The ideas the product brings itself; they need nobody. */
export abstract class IdeaCatalogue {
  /** Those that suit a need's kind, told of its city. */
  abstract ideasFor(need: IdeaNeed): Promise<DateIdea[]>;
}
