import { joined, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  datesOf,
  dayAgo,
  mustHaveSentence,
  nameOf,
  ofMatch,
  percentOf,
  questionToTap,
  ratingOf,
  standingBriefly,
} from '../../coach-figures';
import type { Intent } from '../../intents';
import { rankingOn } from '../records/ranking';

const EXAMPLES: readonly Intent[] = ['what-next', 'best-match', 'my-patterns', 'questions-to-ask'];

/** What Alex can do, with questions to tap. */
export function help({ facts, matches }: Asked): Piece[] {
  return paragraphs(
    joined([say`You can ask me, for example:`, ...taps(EXAMPLES, facts, matches)], '\n'),
    say`I also know about first dates, nerves, texting, ghosting, boundaries, conflict, ending things and more, I can write a message for you to send, and I can explain how anything in here works.`,
  );
}

/**
 * For a message that isn't understood well enough: what the records say about whom or what it names, with the likeliest
 * reading to tap. Only where it names nothing and follows on nothing does it ask what is meant.
 */
export function notSure(asked: Asked): Piece[] {
  const { facts, matches, standards, guesses, isTold } = asked;
  const [match] = matches;
  const [standard] = standards;
  if (isTold) return heard(asked);
  const offered = taps(guesses, facts, matches);
  const [first] = offered;
  const other = first ? say`Or did you want to know this? ${first}` : null;
  if (match && !match.isHeldBack) return paragraphs(aboutPerson(match, standard, asked.today), other);
  if (standard) return paragraphs(rankingOn(standard, facts, false), other);
  return paragraphs(
    joined(
      [
        say`I'm not sure I got that. Did you mean this?`,
        ...(offered.length > 0 ? offered : taps(EXAMPLES, facts, matches)),
      ],
      '\n',
    ),
    say`If it's something else, tell me who it's about, or what happened, and I'll look again.`,
  );
}

/** What is known about someone, and that the rest isn't. */
function aboutPerson(match: MatchFact, standard: StandardFact | undefined, today: string): Piece[] {
  const mean = match.means.find(({ id }) => id === standard?.id);
  const last = match.dates.at(-1);
  if (!match.fit || !last)
    return say`There's no scored date with ${nameOf(match)} yet, so I can't answer that from your records, and I won't guess. What made you wonder?`;
  return paragraphs(
    say`I can only go by what you've recorded about ${nameOf(match)}: ${mean ? say`on ${mean.question} it's ${ratingOf(match, mean)}, and overall ` : ''}${percentOf(match, match.fit)} after ${datesOf(match)}, the latest on ${dayAgo(match, last, today)}. Chemistry and enjoyment come to ${ofMatch(match, `${match.fit.heart}%`)}.`,
    match.vetoed.length > 0 ? mustHaveSentence(match) : null,
    say`What isn't written down I don't know. Tell me what happened, and I'll think it through with you.`,
  );
}

/** For someone who tells something and asks nothing. */
function heard({ facts, matches: [match], isRepeated }: Asked): Piece[] {
  const about = match && !match.isHeldBack ? match : undefined;
  return paragraphs(
    isRepeated
      ? say`I'm still listening, ${facts.firstName}.`
      : say`Thank you for telling me, ${facts.firstName}.`,
    standingBriefly(about),
    about
      ? say`How did that sit with you: more of a plus, or something you'd like to be different?`
      : say`What about it stays with you most: what happened, how it felt, or what to do next?`,
  );
}

/** An answer to what is little more than a guess; it offers the second likeliest reading. */
export function asGuess({ facts, matches, guesses: [first, second] }: Asked, answer: Piece[]): Piece[] {
  const isDraft = first?.startsWith('draft-') ?? false;
  const [other] = isDraft ? [] : taps(second ? [second] : [], facts, matches);
  return paragraphs(answer, other ? say`If you meant something else, perhaps this: ${other}` : null);
}

/** An apology and one clear question. `guesses` are other readings of what was asked before. */
export function notHelpful({ facts, matches, guesses, isRepeated }: Asked): Piece[] {
  const offered = taps(guesses.length > 0 ? guesses.slice(0, 2) : [], facts, matches);
  return paragraphs(
    isRepeated
      ? say`I'm sorry, I'm still not getting it. Say it to me in one short sentence, with the name of the person it's about, and I'll start from there.`
      : say`I'm sorry, that missed it. What would help most: a figure from your records, advice on what to do, or words to send? One sentence is enough, and I'll start over from that.`,
    offered.length > 0 ? joined([say`Or was it this?`, ...offered], '\n') : null,
  );
}

/** Talk is nothing to offer as a question. */
const TALK: ReadonlySet<Intent> = new Set<Intent>([
  'not-helpful',
  'why',
  'more',
  'thanks',
  'hello',
  'goodbye',
  'small-talk',
]);

function taps(intents: readonly Intent[], facts: CoachFacts, matches: readonly MatchFact[]): Piece[][] {
  return intents.flatMap((intent) => {
    if (TALK.has(intent)) return [];
    const question = questionToTap(intent, facts, matches);
    return question ? [say`${question}`] : [];
  });
}
