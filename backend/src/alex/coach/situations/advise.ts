import type { RevealedTopic } from '#contract/dating/date-ideas';
import { topicsOfStandard } from '../../../date-ideas/ranking/standard-topics';
import { paragraphs, say, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked } from '../asked';
import {
  datesOf,
  ratedDatesOf,
  dayAgo,
  nameOf,
  ofMatch,
  ratingOf,
  standing,
  starsOf,
} from '../coach-figures';
import type { Intent } from '../intents';
import { HELP_DIRECTORY } from '../replies/messages/help-directory';
import type { Situation } from './situation';

/** What of the records belongs into an answer: when two people met, how it felt, or what is known about a topic. */
type Tie = 'dates' | 'heart' | 'fit' | readonly RevealedTopic[];

interface Words {
  readonly intent: Intent;
  readonly words: RegExp;
  /** `{name}` stands for the match, or for "the other person" when there is none. */
  readonly text: string;
  /** For someone who asks again. */
  readonly more: string;
  readonly tie?: Tie;
}

/** About what someone does, of which one time proves little. */
const WORRYING: ReadonlySet<Intent> = new Set<Intent>(['red-flags', 'texting', 'mixed-signals', 'jealousy']);
const WORRIES = /\b(?:worr\w+|normal|bad|red flag|overreact\w*|problem|mean|weird|okay|ok)\b/i;
const NOT_YET = "I wouldn't worry yet: once is a question, and only a habit is an answer. ";

/** A situation that is answered by advice, and by what the records say about it. */
export function advice({ intent, words, text, more, tie }: Words): Situation {
  return {
    intent,
    words,
    reply: (asked) => {
      const [match] = asked.matches;
      if (match?.isHeldBack) return heldBack(match);
      const worry = asked.isRepeated && WORRYING.has(intent) && WORRIES.test(asked.message) ? NOT_YET : '';
      return paragraphs(
        withName(`${worry}${asked.isRepeated ? more : text}`, match),
        tie && !asked.isRepeated ? unlessSaid(asked, tieTo(asked, tie)) : null,
      );
    },
  };
}

/** What the last answers have just said is not said again. */
function unlessSaid({ history }: Asked, pieces: Piece[]): Piece[] {
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return history.slice(-LATELY).some(({ message }) => message.includes(text)) ? [] : pieces;
}

const LATELY = 4;

/** Nothing is suggested about someone whose notes or messages called for help. */
export function heldBack(match: MatchFact): Piece[] {
  return say`With ${nameOf(match)} I'd rather not suggest anything. You don't owe anyone another date or an answer, and if something there feels unsafe, that comes first: ${HELP_DIRECTORY}`;
}

export function withName(text: string, match: MatchFact | undefined): Piece[] {
  const name = match ? nameOf(match) : 'the other person';
  return text.split('{name}').flatMap((part, index) => (index === 0 ? [part] : [name, part]));
}

/** One or two sentences from the user's own records; empty when they have nothing to say about it. */
export function tieTo(asked: Asked, tie: Tie): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return [];
  if (tie === 'dates') return match ? datesTogether(match, asked.today) : [];
  if (tie === 'heart')
    return match?.fit
      ? say`By your own ratings, chemistry and enjoyment with ${nameOf(match)} come to ${ofMatch(match, `${match.fit.heart}%`)}, and your standards to ${ofMatch(match, `${match.fit.percent}%`)}, after ${datesOf(match)}.`
      : [];
  if (tie === 'fit') return match?.fit ? say`By your records, ${standing(match, match.fit)}.` : [];
  return onTopic(asked, tie);
}

export function datesTogether(match: MatchFact, today: string): Piece[] {
  const last = match.dates.at(-1);
  if (!last) return say`There's no scored date with ${nameOf(match)} yet.`;
  return say`On record you've had ${datesOf(match)} with ${nameOf(match)}, ${match.dates.length === 1 ? '' : 'the latest '}on ${dayAgo(match, last, today)}.`;
}

/** What the user's standard about a topic says, of the match or in general. */
function onTopic({ facts, matches: [match] }: Asked, topics: readonly RevealedTopic[]): Piece[] {
  const [standard] = facts.standards
    .filter(({ question }) => topicsOfStandard(question).some((topic) => topics.includes(topic)))
    .sort((a, b) => b.stars - a.stars);
  if (!standard) return [];
  const mean = match?.means.find(({ id }) => id === standard.id);
  if (match && mean)
    return say`You rated ${nameOf(match)} ${ratingOf(match, mean)} on ${standard.question} over ${ratedDatesOf(match, mean)}, and gave it ${starsOf(standard)}.`;
  if (match && match.dates.length > 0)
    return say`${standard.question} has ${starsOf(standard)} with you, and you haven't seen it in ${nameOf(match)} yet, so it's fair to want to know.`;
  return say`${standard.question} is one of your standards, with ${starsOf(standard)}, so it's fair to take it seriously.`;
}
