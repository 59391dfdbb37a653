import { compatibilityOf } from '#scoring/compatibility';
import type { ScoredDate } from '#scoring/types';
import type { AccountStandard } from '../../users/user';

/** The input for one account's figures, without names or notes. */
export interface AccountRecord {
  readonly ownerId: string;
  readonly standards: readonly Omit<AccountStandard, 'question' | 'mustHave'>[];
  readonly matches: readonly RecordedMatch[];
}

export interface RecordedMatch {
  readonly archived: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly history: readonly ScoredDate[];
}

export interface AccountActivity {
  readonly ownerId: string;
  readonly matchCount: number;
  readonly lastMatchAt: Date | null;
  /** Active matches with a percentage. */
  readonly evaluatedMatches: number;
  /** Scores of the best and the worst ranked match, 0 to 10; null while none can be ranked. */
  readonly highestScore: number | null;
  readonly lowestScore: number | null;
}

export function toActivity({ ownerId, standards, matches }: AccountRecord): AccountActivity {
  const selected = standards
    .filter((standard) => standard.selected)
    .map(({ slot, weight }) => ({ id: String(slot), stars: weight }));
  const fits = matches
    .filter(({ archived }) => !archived)
    .map(({ history }) => compatibilityOf(selected, history));
  // Like the dashboard's best and worst match: a provisional score has no rank.
  const ranked = fits.flatMap(({ exact, provisional }) =>
    exact === null || provisional ? [] : [exact / 10],
  );
  return {
    ownerId,
    matchCount: matches.length,
    lastMatchAt:
      matches.length === 0 ? null : new Date(Math.max(...matches.map(({ createdAt }) => createdAt))),
    evaluatedMatches: fits.filter(({ exact }) => exact !== null).length,
    highestScore: ranked.length === 0 ? null : Math.max(...ranked),
    lowestScore: ranked.length === 0 ? null : Math.min(...ranked),
  };
}
