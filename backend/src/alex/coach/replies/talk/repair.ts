import { grounded, joined, paragraphs, say, sentences, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { titlesAlike } from '../../cases/closest-cases';
import { nameOf, questionToTap } from '../../coach-figures';
import type { Intent } from '../../intents';
import { whatWasTold } from '../../dialogue/mirror/said-back';
import { fresh, toldReply } from '../../dialogue/dialogue-replies';
import { onRecord } from '../records/record-digest';
import { rankingOn } from '../records/ranking';

const EXAMPLES: readonly Intent[] = ['what-next', 'best-match', 'my-patterns', 'questions-to-ask'];

/** What Alex can do, with questions to tap. */
export function help({ facts, matches }: Asked): Piece[] {
  return paragraphs(
    joined([say`You can ask me, for example:`, ...taps(EXAMPLES, facts, matches)], '\n'),
    say`I also know about first dates, nerves, texting, ghosting, boundaries, conflict, ending things and more, I can write a message for you to send, and I can explain how anything in here works.`,
  );
}

/** For a message that isn't understood well enough: the two likeliest readings to tap. */
export function notSure(asked: Asked): Piece[] {
  const { facts, matches, standards, guesses, isTold } = asked;
  const [match] = matches;
  const [standard] = standards;
  if (isTold && (match || asked.history.length > 0)) return toldReply(asked);
  if (asked.history.length > 0 && !match) return whichHelp(asked);
  const about = match && !match.isHeldBack ? match : undefined;
  const isHeldBack = matches.some((one) => one.isHeldBack);
  const [alike] = isHeldBack ? [] : titlesAlike(asked, 1);
  const offered = [...(alike ? [[alike]] : []), ...taps(guesses, facts, matches)];
  if (standard && !about)
    return paragraphs(
      rankingOn(standard, facts, false),
      offered[0] ? say`Or did you want to know this? ${offered[0]}` : null,
    );
  const ownQuestions = taps(about ? ['match-report', 'decide'] : EXAMPLES, facts, matches);
  const [first, second] = offered.length > 1 ? offered : [...offered, ...ownQuestions];
  const told = isHeldBack ? [] : whatWasTold(asked);
  return paragraphs(
    told.length > 0 ? sentences(told, NOT_PAST_IT) : aboutWhat(asked, about),
    joined(
      [say`${asksWhich(told.length > 0, about)}`, ...[first, second].flatMap((tap) => (tap ? [tap] : []))],
      '\n',
    ),
    say`If not, say it in other words, and tell me whether you'd like a look at your records, an opinion, or words to send.`,
  );
}

const NOT_PAST_IT = "I'd rather ask than guess what would help.";

/** What could answer a question about someone; nothing where it is about no one. */
function aboutWhat(asked: Asked, about: MatchFact | undefined): Piece[] {
  if (!about) return [];
  return paragraphs(
    say`I'm not sure what you'd like to know about ${nameOf(about)}, so here's what could answer it.`,
    onRecord(asked, about),
  );
}

function asksWhich(isSaidBack: boolean, about: MatchFact | undefined): string {
  if (isSaidBack) return 'Is it one of these?';
  return about ? 'Or is it one of these?' : "I'm not sure I got that. Is it one of these?";
}

/** In the middle of a conversation, what is meant is clear to the user: it's the kind of help that is asked for. */
const WAYS_ON = ['What would you do?', 'What do I say?'];
const WHICH_HELP = [
  "I'd rather get this right than guess. Is it about what to do, or about what to say?",
  "I don't have a good answer to that yet. Tell me in one sentence what should come out of it, or take one of these:",
  "I'm missing a piece there. Which of these is closer?",
];

function whichHelp(asked: Asked): Piece[] {
  const questions = WAYS_ON.map((question) => say`${grounded(question, { kind: 'question' })}`);
  return joined([say`${fresh(asked, WHICH_HELP)}`, ...questions], '\n');
}

/** An answer to what is little more than a guess; it offers the second likeliest reading. */
/** In the middle of a conversation the user says it in other words anyway. */
export function asGuess(
  { facts, matches, history, guesses: [first, second] }: Asked,
  answer: Piece[],
): Piece[] {
  const isDraft = first?.startsWith('draft-') ?? false;
  const [other] = isDraft || history.length > 0 ? [] : taps(second ? [second] : [], facts, matches);
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
