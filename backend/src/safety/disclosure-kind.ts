import type { HelpLanguage } from '#contract/dating/help';

/** What a text discloses about its author; `hurting`: that they hurt someone. */
export type DisclosureKind =
  'self-harm' | 'sexual-coercion' | 'violence' | 'threat' | 'control' | 'hurting' | 'past-abuse';

/** What an answer speaks to beyond the kind; `attempt`: that an attempt to die is under way. */
export type Topic =
  | 'attempt'
  | 'choking'
  | 'stealthing'
  | 'spiked'
  | 'images'
  | 'partner-suicide'
  | 'friend-suicide'
  | 'stalking';

export interface Disclosure {
  readonly kind: DisclosureKind;
  readonly topic: Topic | null;
  readonly language: HelpLanguage;
  /** False where the text may well mean something harmless: then the user is asked. */
  readonly isSure: boolean;
}
