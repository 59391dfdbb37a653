import type { IdeaCost } from '#contract/dating/date-ideas';

/** What a user reads: the cost per person, in dollars. */
const TEXTS: Readonly<Record<IdeaCost, string>> = {
  0: 'Free',
  1: 'Under $15 each',
  2: '$15 to $40 each',
  3: 'Over $40 each',
};

export function costText(cost: IdeaCost): string {
  return TEXTS[cost];
}
