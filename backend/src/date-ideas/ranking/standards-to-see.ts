import type { DateIdea, RevealedTopic } from '#contract/dating/date-ideas';
import type { ScoredDate } from '#scoring/types';
import { worthSeeing } from '#scoring/worth-seeing';
import type { AccountStandard } from '../../users/user';
import { topicsOfStandard } from './standard-topics';

const NAMED_ON_A_CARD = 2;

/** One of the user's standards, as something a date may show. */
export interface StandardToSee {
  readonly id: string;
  readonly topics: readonly RevealedTopic[];
  /** How much seeing it could change the picture, against the standard that could change it most: above 0 to 1. */
  readonly worth: number;
}

/** The selected standards, the least known first. Without dates that is by stars. */
export function standardsToSee(
  standards: readonly AccountStandard[],
  dates: readonly ScoredDate[],
): StandardToSee[] {
  const selected = standards.filter(({ selected: isSelected }) => isSelected);
  const bySlot = new Map(selected.map((standard) => [String(standard.slot), standard]));
  const ordered = worthSeeing(
    selected.map(({ slot, weight }) => ({ id: String(slot), stars: weight })),
    dates,
  );
  const most = ordered[0]?.points ?? 1;
  return ordered.flatMap(({ standardId, points }) => {
    const standard = bySlot.get(standardId);
    return standard
      ? [{ id: standard.id, topics: topicsOfStandard(standard.question), worth: points / most }]
      : [];
  });
}

/** For each topic, the worth of the standard about it that is worth most. */
export function topicsWorthSeeing(toSee: readonly StandardToSee[]): ReadonlyMap<RevealedTopic, number> {
  const worths = new Map<RevealedTopic, number>();
  for (const { topics, worth } of toSee)
    for (const topic of topics) worths.set(topic, Math.max(worth, worths.get(topic) ?? 0));
  return worths;
}

/** Which of these standards an idea lets one see. */
export function goodFor({ reveals }: Pick<DateIdea, 'reveals'>, toSee: readonly StandardToSee[]): string[] {
  return toSee
    .filter(({ topics }) => topics.some((topic) => reveals.includes(topic)))
    .slice(0, NAMED_ON_A_CARD)
    .map(({ id }) => id);
}
