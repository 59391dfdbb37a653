/** The languages in which Alex recognizes that someone is in danger, and answers. */
export const HELP_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'it'] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

/** Where notes sound serious: words and help lines for their author alone, in the language of the notes. */
export interface HelpCard {
  language: HelpLanguage;
  text: string;
}
