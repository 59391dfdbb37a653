import type { Candidate, Evaluation } from '#contract/dating/candidates';
import { judgeMustHaves } from '#scoring/must-haves';
import { ratingMeans } from '../../../lib/rating-means';

const NAMED = 4;

interface RatedMatch {
  name: string;
  /** Mean rating of the standard, 1 to 10. */
  mean: number;
}

interface MustHaveEffect {
  /** Active matches that would come after all others. */
  below: readonly RatedMatch[];
  /** How many active matches have no rating of the standard yet. */
  unrated: number;
  /** All active matches. */
  total: number;
}

/** What a limit (1 to 10) on a standard does to the user's present matches. */
export function mustHaveEffect(
  candidates: readonly Candidate[],
  standardId: string,
  limit: number,
): MustHaveEffect {
  const active = candidates.filter(({ archived }) => !archived);
  const standard = { id: standardId, stars: 1, mustHave: limit };
  const isBelow = ({ evaluations }: Candidate) =>
    judgeMustHaves([standard], datesOf(evaluations)).vetoed.length > 0;
  const meanOf = ({ evaluations }: Candidate) => ratingMeans(evaluations)[standardId];
  return {
    below: active.filter(isBelow).map((match) => ({ name: match.name, mean: meanOf(match) ?? 0 })),
    unrated: active.filter((match) => meanOf(match) === undefined).length,
    total: active.length,
  };
}

function datesOf(evaluations: readonly Evaluation[]): { ratings: Record<string, number> }[] {
  const dates = new Map<string, Record<string, number>>();
  for (const { dateExperienceId, criteriaId, score } of evaluations)
    dates.set(dateExperienceId, { ...dates.get(dateExperienceId), [criteriaId]: score });
  return [...dates.values()].map((ratings) => ({ ratings }));
}

/** The effect in one or two sentences. */
export function effectWords({ below, unrated, total }: MustHaveEffect): string {
  if (total === 0) return "You have no matches yet, so this doesn't set anyone back.";
  if (unrated === total) return "No match has been rated on it yet, so this doesn't set anyone back for now.";
  const open =
    unrated > 0
      ? ` ${unrated} ${unrated === 1 ? "hasn't" : "haven't"} been rated on it, which never counts against them.`
      : '';
  if (below.length === 0) return `This wouldn't set back any of your matches.${open}`;
  const named = below.slice(0, NAMED).map(({ name, mean }) => `${name} (${Number(mean.toFixed(1))})`);
  const rest = below.length - named.length;
  const names = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  return `This would set back ${below.length} of your ${total} ${total === 1 ? 'match' : 'matches'}: ${names}.${open}`;
}
