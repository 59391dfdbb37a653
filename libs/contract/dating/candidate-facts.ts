import type { HelpCard } from './help';
import type { RulesOf } from '../rules/field-rule';

/** Something to remember about a match that belongs to no date: a birthday, an allergy. */
export interface CandidateFact {
  id: string;
  candidateId: string;
  text: string;
  /** The day it was noted, `YYYY-MM-DD`. */
  day: string;
  createdAt: string;
  /** Only where the text sounds serious. */
  help?: HelpCard;
}

export interface NewCandidateFact {
  text: string;
  /** Default: today in the user's time zone. */
  day?: string;
}

export type CandidateFactChanges = Partial<NewCandidateFact>;

/** Per match. */
export const FACTS_MAX = 100;

export const FACT_TEXTS = { full: `You can keep up to ${FACTS_MAX} facts about a match.` } as const;

export const FACT_RULES = {
  text: {
    kind: 'text',
    required: 'Please write down what you want to remember.',
    headline: 'A text is required for this fact.',
    max: 280,
    tooLong: 'A fact must be 280 characters or less.',
    stopsAtMax: true,
  },
  day: {
    kind: 'calendar-day',
    optional: true,
    message: 'Please enter a valid day in the form YYYY-MM-DD.',
    inFuture: 'The day cannot be in the future.',
  },
} as const satisfies RulesOf<NewCandidateFact>;
