import { joined, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { questionToTap, standing, standingBriefly } from '../../coach-figures';
import type { Intent } from '../../intents';
import { questionFor } from '../../question-for';
import { noneRanked } from '../records/ranking';

const EXAMPLES: readonly Intent[] = ['what-next', 'best-match', 'my-patterns', 'questions-to-ask'];

/** What Alex can do, with questions to tap. */
export function help({ facts, matches }: Asked): Piece[] {
  return paragraphs(
    joined([say`You can ask me, for example:`, ...taps(EXAMPLES, facts, matches)], '\n'),
    say`I also know about first dates, nerves, texting, ghosting, boundaries, conflict, ending things and more, I can write a message for you to send, and I can explain how anything in here works.`,
  );
}

/** For a message that isn't understood well enough: the likeliest two readings instead of a wrong answer. */
export function notSure(asked: Asked): Piece[] {
  const { facts, matches, guesses, isTold } = asked;
  if (isTold) return heard(asked);
  const offered = taps(guesses, facts, matches);
  if (offered.length === 0) {
    const [best] = facts.ranked.filter(({ isHeldBack }) => !isHeldBack);
    return paragraphs(
      joined([say`I'm not sure I got that. Try one of these:`, ...taps(EXAMPLES, facts, matches)], '\n'),
      best?.fit ? say`In the meantime: ${standing(best, best.fit)}.` : noneRanked(facts),
    );
  }
  return paragraphs(
    joined([say`I'm not sure I got that. Did you mean this?`, ...offered], '\n'),
    say`If it's something else, tell me in other words; one question at a time is easiest for me.`,
  );
}

const WORTH_ASKING: readonly Intent[] = ['decide', 'heart-or-head', 'what-to-find-out', 'bring-it-up'];
const WORTH_ASKING_ABOUT_NO_ONE: readonly Intent[] = ['what-next', 'bring-it-up', 'overthinking'];

/** For someone who tells something and asks nothing. */
function heard({ facts, matches: [match] }: Asked): Piece[] {
  const about = match && !match.isHeldBack ? [match] : [];
  return paragraphs(
    say`Thank you for telling me that. I'd rather listen than jump in with advice. What about it is on your mind most?`,
    standingBriefly(about[0]),
    joined(
      [
        say`If it helps, I can look at one of these with you:`,
        ...taps(about.length > 0 ? WORTH_ASKING : WORTH_ASKING_ABOUT_NO_ONE, facts, about),
      ],
      '\n',
    ),
  );
}

/** An answer to what is little more than a guess: it says so, and offers the second likeliest reading. */
export function asGuess({ facts, matches, guesses: [first, second] }: Asked, answer: Piece[]): Piece[] {
  const taken = first ? questionFor(first, facts, matches) : null;
  const other = second ? questionToTap(second, facts, matches) : null;
  return paragraphs(
    taken === null ? null : say`I'm not quite sure I understood. I take it you're asking: “${taken}”`,
    answer,
    other && say`If you meant something else, perhaps this: ${other}`,
  );
}

/** An apology and a question. `missed` are other readings of what was asked before. */
export function notHelpful({ facts, matches, guesses }: Asked): Piece[] {
  const offered = taps(guesses.length > 0 ? guesses : EXAMPLES, facts, matches);
  return paragraphs(
    say`I'm sorry, that missed what you needed. What would help most right now: figures from your records, advice on what to do, or words to send?`,
    joined([say`Or did you mean one of these?`, ...offered], '\n'),
  );
}

function taps(intents: readonly Intent[], facts: CoachFacts, matches: readonly MatchFact[]): Piece[][] {
  return intents.flatMap((intent) => {
    const question = questionToTap(intent, facts, matches);
    return question ? [say`${question}`] : [];
  });
}
