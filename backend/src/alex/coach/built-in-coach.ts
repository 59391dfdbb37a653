import { ALEX_TEXTS, GREETING_INITIATION } from '#contract/dating/alex';
import { paragraphs, type Piece } from '../answer';
import type { CoachFacts, MatchFact } from '../facts';
import { mentionedIn } from '../mentioned-matches';
import { adviceFor } from './replies/advice';
import { comparison } from './replies/comparison';
import { datePlan } from './replies/date-plan';
import { decision } from './replies/decision';
import { greeting, help, smallTalk } from './replies/small-talk';
import { matchReport, meaning } from './replies/match-report';
import { progress } from './replies/progress';
import { ranking } from './replies/ranking';
import { aboutStandards } from './replies/standards';
import { whatNext } from './replies/what-next';

interface Asked {
  /** Lower case, one kind of apostrophe. */
  readonly text: string;
  readonly mentioned: readonly MatchFact[];
  readonly facts: CoachFacts;
  /** Names of date ideas that fit what `matchToPlanFor` answers about this message. */
  readonly ideas: readonly string[];
}

/** The topics of questions; the first one that applies answers. Null when it does not apply. */
type Topic = (asked: Asked) => Piece[] | null;

const NEXT =
  /\b(what(?:'s| is| comes)? next|what now|now what|next steps?|where (?:do|am|are) (?:i|we) stand(?:ing)?|who(?:m)?(?: is|'s)? next|(?:do|see|meet|date|plan|focus on|go out with|ask out) next|who(?:m)? (?:should|shall|could|can|do) i (?:see|meet|plan|invite|ask out|go out with)|which date (?:should|shall|could|can|do) i plan)\b|\bwhat (?:should|shall|could|can|do) i do(?: now)?[ ?!.]*$/;
const DECIDE =
  /\b(should i|shall i|do i) (keep|continue|go on|stay|stop|end|break|leave|drop|archive|see|meet|give)\b|\b(is (it|he|she|this) worth|worth (it|another)|second chance|another date|see (him|her|them) again|the one)\b/;
const COMPARE = /\b(compare|versus|vs\.?|better than|or|between|difference)\b/;
const RANK =
  /\b(best|top|highest|strongest|rank\w*|favou?rite|who (should|fits|is|do|would)|which (match|one|of them|person)|my matches|most compatible|next date with)\b/;
const STANDARDS =
  /\b(standards?|criteria|criterion|priorit\w*|stars?|weights?|importan\w*|what matters|look(ing)? for in)\b/;
const PROGRESS =
  /\b(pattern\w*|trend\w*|progress|improv\w*|how am i|doing (overall|so far)|my (ratings|scores|dating|history|dates)|insights?|statistics|stats|learn(ed)?|getting better|say about me|wrong with me|success\w*|mistakes?)\b/;
const MEANING =
  /\b(percent\w*|score mean|mean(s|ing)? of|how (sure|certain|accurate|reliable)|trust (the|this|your)|calculat\w*|computed?|range|how does (it|this) work|how many more dates)\b/;
const IDEAS =
  /\b(date ideas?|where (should|can|could) (we|i)|what (should|can|could) we do|places? to go|ideas? for|plan (?:a|an|another|the|our|my)(?: next| first| second| third)? date)\b/;

const TOPICS: readonly Topic[] = [
  ({ text, mentioned: [one, other] }) =>
    one && other && (COMPARE.test(text) || RANK.test(text)) ? comparison(one, other) : null,
  ({ text, mentioned: [one], facts, ideas }) =>
    !one && NEXT.test(text) && !adviceFor(text) ? whatNext(facts, ideas) : null,
  ({ text, mentioned, facts }) => (DECIDE.test(text) ? decision(mentioned[0], facts) : null),
  ({ text, mentioned: [one], facts, ideas }) => (IDEAS.test(text) ? datePlan(one, facts, ideas) : null),
  ({ text, mentioned: [one] }) => withAdvice(text, one),
  ({ mentioned: [one] }) => (one ? matchReport(one) : null),
  ({ text, facts }) => (MEANING.test(text) ? meaning(facts) : null),
  ({ text, facts }) => (RANK.test(text) ? ranking(facts) : null),
  ({ text, facts }) => (STANDARDS.test(text) ? aboutStandards(facts) : null),
  ({ text, facts }) => (PROGRESS.test(text) ? progress(facts) : null),
  ({ text, facts }) => smallTalk(text, facts),
];

const SIGNATURE = ALEX_TEXTS.builtInSignature;

/** Answers from the user's records alone, by rules; every figure and name links to its record. */
export function answerBuiltIn(message: string, facts: CoachFacts, ideas: readonly string[] = []): Piece[] {
  if (message === GREETING_INITIATION) return paragraphs(greeting(facts), SIGNATURE);
  const text = message.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").trim();
  const asked: Asked = { text, mentioned: mentionedIn(message, facts.matches), facts, ideas };
  for (const topic of TOPICS) {
    const answer = topic(asked);
    if (answer) return paragraphs(answer, SIGNATURE);
  }
  return paragraphs(help(facts), SIGNATURE);
}

function withAdvice(text: string, mentioned: MatchFact | undefined): Piece[] | null {
  const advice = adviceFor(text);
  if (!advice) return null;
  return mentioned ? paragraphs(advice.text, matchReport(mentioned)) : [advice.text];
}

/** The match an answer to this message may name date ideas for: the one mentioned first, else the suggested next one. */
export function matchToPlanFor(message: string, { matches, standing }: CoachFacts): MatchFact | null {
  const about = mentionedIn(message, matches)[0] ?? standing.next;
  return about && !about.isHeldBack ? about : null;
}
