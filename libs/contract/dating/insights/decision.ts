/** GET /api/decision: where the user stands, and what to find out next. */
export interface Decision {
  /** How sure it is who comes first; `few` with fewer than two people to compare. */
  state: DecisionState;
  /** Active matches with a percentage: by percentage, those below a must-have last. */
  order: DecisionPlace[];
  /** Null with `few`, or when one more date would hardly change anything. */
  next: NextDate | null;
  /** One is clearly first, and no further date would change much. */
  settled: boolean;
  halo: DecisionHalo;
  /** What is missing before people can be compared. */
  needs: { matches: number; dates: number };
}

type DecisionState = 'few' | 'open' | 'likely' | 'clear';

export interface DecisionPlace {
  candidateId: string;
  name: string;
  /** Whole percent, 10 to 100. */
  compatibilityScore: number;
  /** Share of all readings of the dates in which this one is the best fit, 0 to 1 in hundredths. */
  first: number;
  /** Ids of standards, as in `Candidate`. */
  vetoed: string[];
  atRisk: string[];
  unseen: string[];
}

export interface NextDate {
  candidateId: string;
  /** Points of fit that one more date would gain on average by changing who is chosen; thousandths. */
  points: number;
  /** What to find out. */
  criteriaId: string | null;
  /** Up to three of the built-in date ideas, which let one see it. */
  ideaIds: string[];
}

/** Whether ratings rise and fall with chemistry. */
interface DecisionHalo {
  state: 'few' | 'no' | 'likely';
  /** Share of the ratings' variation that goes with chemistry, 0 to 1. */
  strength: number | null;
  p: number | null;
  /** Dates that rate every standard. */
  dates: number;
}

/** GET /api/decision/compare: two matches on the standards that both are rated on. */
export interface Comparison {
  /** Ids of the matches. */
  a: string;
  b: string;
  common: ComparedStandard[];
  /** Ids of standards that only one of them is rated on. */
  onlyA: string[];
  onlyB: string[];
  /** Points of a minus points of b; null without a common standard. */
  gap: number | null;
  /** Chance that a is really the better fit, 0 to 1 in hundredths; null unless both have a date score. */
  chance: number | null;
  /** The fewest whole stars that would put the other one ahead; null when none would. */
  flip: { stars: Record<string, number>; steps: number } | null;
  /** Rating points on one standard that would make them equal. */
  easiestScore: { criteriaId: string; points: number } | null;
}

export interface ComparedStandard {
  criteriaId: string;
  /** Mean ratings, 1 to 10. */
  a: number;
  b: number;
  /** Percentage points for a, or for b when negative. */
  points: number;
}
