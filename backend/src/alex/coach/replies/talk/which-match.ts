import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf, questionToTap } from '../../coach-figures';
import type { Intent } from '../../intents';

const OFFERED = 3;

/** Asks whom a question is about, with the question for each of the likeliest people to tap. */
export function whichMatch({ facts }: Pick<Asked, 'facts'>, intent: Intent): Piece[] {
  const active = facts.matches.filter(({ archived }) => !archived);
  const people = (active.length > 0 ? active : facts.matches).slice(0, OFFERED);
  if (people.length === 0)
    return say`You haven't added anyone yet, so there's no one I could say that about. Add the first person you're meeting, and ask me again.`;
  const questions = people.flatMap((match) => {
    const question = questionToTap(intent, facts, [match]);
    return question ? [question] : [];
  });
  return paragraphs(
    say`Who do you mean?`,
    questions.length > 0
      ? joined(questions, '\n')
      : say`You've added ${listed(people.map(nameOf))}; tell me the name.`,
  );
}

/** For a question about scores when there is none. */
export function nothingScored(
  match: MatchFact | undefined,
  { matches }: Pick<CoachFacts, 'matches'>,
): Piece[] {
  if (match && match.dates.length > 0)
    return say`None of your current standards is rated on your dates with ${nameOf(match)}. Open a date and rate them, and I can tell you more.`;
  if (match)
    return say`You haven't scored a date with ${nameOf(match)} yet, so I have no ratings to go on, and I won't guess. Score one while it's fresh, and ask me again.`;
  return matches.length === 0
    ? say`You haven't added anyone yet. Add the first person you're meeting, score one date, and I'll have something to tell you.`
    : say`You haven't scored a date yet. Score one while it's fresh, and ask me again.`;
}
