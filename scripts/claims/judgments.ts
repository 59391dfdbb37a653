import type { Claim } from '#contract/dating/insights/analytics';
import { ANALYTICS_LEVELS } from '#contract/dating/insights/analytics-labels';
import {
  evenStandardWords,
  firstDateWords,
  haloWords,
  matchDirectionWords,
  profileWords,
  standardWords,
  trendWords,
} from '#contract/dating/insights/claim-texts';

const DIRECTIONS: readonly Claim['direction'][] = [1, -1, 0];
const SIGNS = ['chemistry', 'enjoyment'];
const TRAITS = ['Age', 'Same location as you', 'Profession'];

/** Every judgment that the product's one source of such sentences can give about these standards. */
export function judgmentsAbout(standards: readonly string[]): string[] {
  const clear = (about: string) =>
    DIRECTIONS.map((direction) => ({ evidence: 'clear', about, direction }) as const);
  return [
    ...clear('fit').map((claim) => trendWords(claim, 0)),
    ...standards.flatMap(clear).map((claim) => standardWords(claim, 0)),
    ...[...SIGNS, ...standards].flatMap(clear).map((claim) => firstDateWords(claim, 0)),
    ...TRAITS.flatMap(clear).map((claim) => profileWords(claim, 0)),
    ...([1, -1] as const).map(matchDirectionWords),
    ...standards.map(evenStandardWords),
  ];
}

/**
 * Praise and blame of the two meters that chance can fill, and the hint that chemistry colors ratings. They say something
 * true where ratings do hang together.
 */
export const ABOUT_RATING: readonly string[] = [
  ...[ANALYTICS_LEVELS.calibration, ANALYTICS_LEVELS.consistency].flatMap(([best, , worst]) => [
    best.label,
    worst.label,
  ]),
  // Without its figures.
  haloWords(1, 0).split(' (')[0] ?? '',
];

/** The label between praise and blame, which the two meters share. It shows outside the chance range only. */
export const BETWEEN_PRAISE_AND_BLAME: readonly string[] = [
  ANALYTICS_LEVELS.calibration[1].label,
  ANALYTICS_LEVELS.consistency[1].label,
];

/** What is said about how sure it is who comes first: a reading of the likely ranges that asks no gate. */
export const SURE_OF_FIRST = {
  clearly: /\bis clearly (?:your best|the better) fit\b/i,
  probably: /\bis (?:probably your best|(?:probably|more likely) the better) fit\b/i,
} as const;

/** Words that only a judgment needs: a sentence that judges without asking the gate trips over them. */
const TELLTALE =
  /\b(?:improv(?:ing|ed|es)|declin(?:ing|ed|es)|(?:been|are|is) (?:rising|falling|steady|consistent)|more than chance|clear (?:lead|trend|pattern|direction)|direction is clear|go(?:es)? (?:closely )?with|much (?:better|worse)|(?:was|is) predictive|predicts|linked to|good fit|great fit|pattern shows)\b/i;

/** The first of these judgments in a text, or another one that trips over its words; null when there is none. */
export function judgmentIn(text: string, judgments: readonly string[]): string | null {
  return oneOf(judgments, text) ?? TELLTALE.exec(text)?.[0] ?? null;
}

/** The first of these sentences in a text, in any case. */
export function oneOf(sentences: readonly string[], text: string): string | null {
  const lower = text.toLowerCase();
  return sentences.find((sentence) => lower.includes(sentence.toLowerCase())) ?? null;
}
