import { ALEX_TEXTS, GREETING_INITIATION } from '#contract/dating/alex';
import { paragraphs, say, type Piece } from '../answer';
import type { CoachFacts, MatchFact } from '../facts';
import { nameOf } from './coach-figures';
import { adviceFor } from './replies/advice';
import { comparison } from './replies/comparison';
import { decision } from './replies/decision';
import { greeting, help, smallTalk } from './replies/small-talk';
import { matchReport, meaning } from './replies/match-report';
import { progress } from './replies/progress';
import { ranking } from './replies/ranking';
import { aboutStandards } from './replies/standards';
import { wholeWords } from '../whole-words';

interface Asked {
  /** Lower case, one kind of apostrophe. */
  readonly text: string;
  readonly mentioned: readonly MatchFact[];
  readonly facts: CoachFacts;
}

/** The topics of questions; the first one that applies answers. Null when it does not apply. */
type Topic = (asked: Asked) => Piece[] | null;

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
  /\b(date ideas?|where (should|can|could) (we|i)|what (should|can|could) we do|places? to go|plan a date)\b/;

const TOPICS: readonly Topic[] = [
  ({ text, mentioned: [one, other] }) =>
    one && other && (COMPARE.test(text) || RANK.test(text)) ? comparison(one, other) : null,
  ({ text, mentioned, facts }) => (DECIDE.test(text) ? decision(mentioned[0], facts) : null),
  ({ text, mentioned: [one] }) => (IDEAS.test(text) ? dateIdeas(one) : null),
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
export function answerBuiltIn(message: string, facts: CoachFacts): Piece[] {
  if (message === GREETING_INITIATION) return paragraphs(greeting(facts), SIGNATURE);
  const text = message.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'");
  const asked: Asked = { text, mentioned: mentionedIn(message, facts.matches), facts };
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

function dateIdeas(mentioned: MatchFact | undefined): Piece[] {
  const who = mentioned ? say` with ${nameOf(mentioned)}` : [];
  return say`The Date Ideas tab has ideas for your city, ranked by what you like. For your next date${who}, pick a setting that shows what you still want to find out: a walk or a museum for talking, cooking or a game to see how you work together, an evening with friends to see how they treat others.`;
}

const SHORTEST_NAME_PART = 3;

/** The matches a message mentions, in that order. A full name counts, and so does its first part. */
function mentionedIn(message: string, matches: readonly MatchFact[]): MatchFact[] {
  const text = folded(message);
  return matches
    .map((match) => ({ match, at: positionOf(match.name, text) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ match }) => match);
}

function positionOf(name: string, text: string): number {
  const whole = folded(name);
  const [first = ''] = whole.split(' ');
  const names = first.length >= SHORTEST_NAME_PART && first !== whole ? [whole, first] : [whole];
  return names.map((candidate) => text.search(wholeWords(candidate, 'u'))).find((at) => at >= 0) ?? -1;
}

/** Ignores case and accents: "zoe" finds Zoë. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
