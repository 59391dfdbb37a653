import { joined, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { questionToTap, standing } from '../../coach-figures';
import type { Intent } from '../../intents';
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
export function notSure({ facts, matches, guesses }: Asked): Piece[] {
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
