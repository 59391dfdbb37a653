import type { Intent } from '../intents';

/** What a conversation is about, more broadly than one question: what short follow-ups go on about. */
export type Theme =
  | 'texting'
  | 'stood-up'
  | 'ending'
  | 'exclusive'
  | 'values'
  | 'family'
  | 'money'
  | 'first-date'
  | 'grief'
  | 'concern'
  | 'romance'
  | 'message';

const INTENTS_OF: Readonly<Record<Theme, readonly Intent[]>> = {
  texting: ['texting', 'ghosting', 'mixed-signals'],
  'stood-up': ['stood-up'],
  ending: ['break-up', 'rejection', 'draft-decline', 'draft-end'],
  exclusive: ['exclusivity', 'several-people', 'say-what-i-want', 'commitment', 'the-future'],
  values: ['different-values', 'distance'],
  family: ['meet-friends', 'single-parent'],
  money: ['money'],
  'first-date': ['first-date', 'nerves', 'questions-to-ask', 'confidence', 'date-plan'],
  grief: ['heartbreak', 'loneliness', 'taking-a-break', 'overthinking', 'back-together'],
  concern: ['red-flags', 'trust', 'jealousy', 'conflict', 'boundaries', 'bring-it-up', 'draft-boundary'],
  romance: ['chemistry', 'intimacy', 'after-date'],
  message: ['draft-ask-out', 'draft-reschedule'],
};

const THEMES: ReadonlyMap<Intent, Theme> = new Map(
  Object.entries(INTENTS_OF).flatMap(([theme, intents]) =>
    intents.map((intent): [Intent, Theme] => [intent, theme as Theme]),
  ),
);

export function themeOf(intent: Intent | null): Theme | null {
  return intent === null ? null : (THEMES.get(intent) ?? null);
}
