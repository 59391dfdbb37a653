import type { DisclosureKind, Topic } from '../disclosure-kind';

/** What is said to someone in danger, in one language. Written by hand; nothing is filled in but help lines. */
export interface SafetyTexts {
  /** Speaks to what was said. */
  readonly openings: Readonly<Record<DisclosureKind, string>>;
  /** Takes the place of the opening. */
  readonly topicOpenings: Readonly<Partial<Record<Topic, string>>>;
  /** What is urgent to know, after the emergency number; a topic's comes before its kind's. */
  readonly advice: Readonly<Partial<Record<Topic | DisclosureKind, string>>>;
  readonly closings: Readonly<Record<DisclosureKind, string>>;
  readonly topicClosings: Readonly<Partial<Record<Topic, string>>>;
  /** Which number to call first; null where the country is unknown. */
  readonly emergency: (number: string | null) => string;
  /** The same where nothing may be waited for. */
  readonly callNow: (number: string | null) => string;
  readonly poisonLines: string;
  readonly linesHere: string;
  readonly linesAnywhere: string;
  /** "text START to 88788"; the word is null where any message will do. */
  readonly byText: (word: string | null, number: string) => string;
  /** Above the answer on the card next to one's own notes. */
  readonly card: string;
  /** Where the user may have been misread. */
  readonly unsure: {
    readonly before: string;
    readonly after: string;
    /** What the user can say then, in their own words. */
    readonly denial: string;
    /** Said to it, before the answer to what was misread. */
    readonly denied: string;
    readonly card: string;
  };
}
