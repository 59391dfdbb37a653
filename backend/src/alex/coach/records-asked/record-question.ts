import { distance } from 'fastest-levenshtein';
import { isCommonWord } from '../../../words/common-words';
import { asks, partsOf, standardWords, wordsOf } from '../../../words/message-text';
import { mentionsIn } from '../../../candidates/mentioned-matches';
import type { CoachFacts } from '../../facts';
import { NAME_WORD, STANDARD_WORD } from '../understanding/intent/intent-features';
import { standardsIn } from '../understanding/named-standards';
import { withPlaceholders } from '../understanding/placeholders';
import { readConcepts, type Concept } from './record-concepts';
import { isPair, measureOf } from './record-rules';
import type { Heard, Measure, RecordQuestion } from './record-slots';
import { numberIn, timesAsked } from './times-asked';

/** Polite words and doubts around a question. */
const AROUND =
  /^(?:hey |hi |okay |so )*alex\b|\b(?:(?:tell|show|give|remind|list|read) me(?: (?:again|please|quickly))?|i mean|(?:can|could|would|will|do|did) you (?:please |just |quickly )?(?:tell|show|give|remind|look|check|say|know|remember|list|read|pull|see|have)(?: me)?(?: up| out| to me)?|or am i (?:\w+ )?(?:wrong|misremembering|mistaken)|if i am not (?:wrong|mistaken)|i (?:can not|do not) (?:remember|recall|know)|i forgot|i (?:always|keep) forget(?:ting)?|according to (?:my|the) \w+|by (?:my|the) (?:ratings|numbers|scores|records)|going by (?:my|the) \w+|in (?:here|the app)|each other|let me (?:see|think)|for (?:me|us)|do not say \w+|(?:let us|lets|let is) be fair(?: to (?:the \w+|xmatch|him|her|them))?|(?<=^)to be fair(?: to (?:xmatch|him|her|them))?|(?:(?:let us|lets|let is) )?be honest|(?:only|just) the (?:\w+ )?(?:numbers?|figures?)|quick question|on paper|does that mean anything|walk me through (?:it|that)(?: like i am (?:number|five|a child))?|hang on|hold on|one (?:sec(?:ond)?|moment)|just a sec(?:ond)?|right now|at (?:this|the) (?:point|moment)|so far|as of now)\b/g;
/** "Is there anything in what I wrote down that shows I'm getting closer to him?" */
const EVIDENCE =
  /\b(?:is|are|do|does|can) (?:there |you |it |the |my )*(?:see )?(?:anything|something|ratings?|numbers?|records?|notes?|scores?|any sign)\b.*\b(?:shows?|says?|suggests?|proves?|prove|show|say) (?:that )?(?:i am|we are|it is|things are) (?:\w+ )?(?:getting|growing|becoming|going) (?:\w+ )?(?:closer|better|worse|warmer|cooler|apart|somewhere|stronger)(?: (?:to|with|with me and) (?<whom>xmatch|him|her|them))?(?: or (?:do|am) i .*)?/;
/** What is wished, planned or felt rather than recorded. */
const NOT_RECORDED =
  /\b(?:(?:do|did|would|does) (?:i|he|she|they|xmatch|you) (?:\w+ )?(?:like|love|want|feel|think|prefer|miss|trust)|should|what now|what do i do|write (?:a|me|something)|help me|does one|would i|do i (?:need|define|set|switch)|where do i|too (?:high|low|much|strict|many)|(?:how )?(?:can|could|may) i (?!see (?!him\b|her\b|them\b|xmatch\b))|how do i|am i (?:too|ever|doing)|go (?:out )?with|ahead of (?:me|us|my|his|her|their)|missing (?:me|us|you|him|her|them|xmatch))\b/;
const LIMIT = '(?:limits?|must haves?|deal ?breakers?|cut ?offs?)';
/** Someone else's limits, or what someone does about the user's: about consent rather than ratings. */
const LIMIT_OF_OTHERS = new RegExp(
  `\\b(?:his|her|their|xmatch is) (?:\\w+ )?${LIMIT}|\\b(?:he|she|they|xmatch) (?:\\w+ )?(?:have|has|set|sets|xstandard|respect|accept|cross|push|test|ignore|break)\\w* (?:\\w+ )?${LIMIT}|\\ba (?:deal ?breaker|must have)\\b.*\\b(?:he|she|they|his|her|their|him|them|xmatch)\\b|\\b(?:he|she|they|his|her|their|xmatch)\\b.*\\ba (?:deal ?breaker|must have)\\b`,
);
/** "His biggest weakness is me" tells something, as short as a question may be. */
const TELLS = /^(?:(?:and|but|so) )*(?:my|his|her|their|the|best|worst|last|first)\b.* (?:is|was|were)\b/;
const QUESTION_WORD = /\?|\b(?:what|which|who|whom|whose|when|where|how|why)\b/;
const ASKS_ALSO =
  /^(?:(?:ok|okay|so|and|but|wait|well|right|also|anyway|now|oh|hm+|lol|btw|by the way|another thing|other thing|actually|hang on|hold on|just|quick(?:ly)?|yes|no|sorry|please|hey|alex|um|one sec|curious|random|total) )*(?:what|which|who|whom|whose|when|where|why|how|remind|tell|show|list|give|read|(?:has|have|had|did|does|do|is|are|was|were) (?:i|we|he|she|they|it|that|there|xmatch|xstandard)\b|(?:has|have|did|does|do|is|are|was|were) (?:my|his|her|their|the|any|anything|something|everyone|anyone)|suppose|supposing|imagine|if|say|let us say|i (?:forgot|forget|wonder|do not (?:remember|know|recall)|can not (?:remember|recall)|want to know|would like to know|need to know)|no idea|not sure|wondering|check|look up|compared?|xmatch|xstandard|my|his|her|their|average|highest|weakest|strongest|worst|best|most|least|fewest|first|difference|number|the (?:one|time|date|difference|gap|average|lowest|highest)|and|percent(?:age)?s?|(?:everyone|xmatch)(?: is)? percent\w*|in total|longest|last|lowest|highest|by how)\b/;

const KEY_WORDS =
  'rating ratings standard standards percentage average weakest strongest lowest highest difference ahead behind longest everyone provisional missing changed before compared limit latest second evening weight between'.split(
    ' ',
  );
const SHORTEST_KEY = 5;

/** The question about the records in a message, after the one before it; null for anything else. */
export function recordQuestionIn(
  message: string,
  before: RecordQuestion | null,
  facts: CoachFacts,
): RecordQuestion | null {
  if (before !== null && COMPARES.has(before.measure) && asksOnlyWhy(message))
    return { ...before, measure: 'why-ahead' };
  // What is asked last is what is meant; "by how much?" goes on from the question before it.
  return message
    .split(SENTENCES)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .reduce<RecordQuestion | null>((found, sentence) => {
      const whole = questionOf(sentence, found ?? before, facts);
      return (
        whole ??
        partsOf(sentence).reduce<RecordQuestion | null>((last, part) => {
          if (isTag(part)) return last;
          const asked = questionOf(part, last ?? before, facts) ?? clauseAsked(part, last ?? before, facts);
          return asked ?? (isAsked(part) ? null : last);
        }, found)
      );
    }, null);
}

/** "Strongest then, I owe the man that": the one clause that is a question about the records, where no other asks. */
function clauseAsked(part: string, before: RecordQuestion | null, facts: CoachFacts): RecordQuestion | null {
  const clauses = part.split(CLAUSES);
  if (clauses.length === 1) return null;
  const read = clauses.map((clause) => {
    const said = standardWords(clause).join(' ');
    const mayAsk = QUESTION_WORD.test(clause) || (before !== null && EXTREME_ALONE.test(said));
    return { clause, question: mayAsk ? questionOf(clause, before, facts) : null };
  });
  const [first, ...more] = read.flatMap(({ question }) => question ?? []);
  const isElse = read.some(
    ({ clause, question }) => question === null && (isAsked(clause) || OF_SOMEONE.test(clause)),
  );
  return first !== undefined && more.length === 0 && !isElse ? first : null;
}

const EXTREME_ALONE =
  /^(?:and |the |his |her |their )*(?:strongest|weakest|highest|lowest|best|worst)(?: (?:one|then|too|now|please))*$/;
/** "He stood me up again" is what the message is about. */
const OF_SOMEONE = /\b(?:he|she|they)(?:['’]\w+)?\b/i;

const CLAUSES = /,\s+/u;

const SENTENCES = /(?<=[.!?…;])\s+|\n+/u;

function isAsked(part: string): boolean {
  return asks(part) || ASKS_ALSO.test(standardWords(part).join(' '));
}

const TAG =
  /^(?:(?:or|and|so|is|was|it|that|right|yes|no|seven|number|correct|true|not|did|do|i|was|remember|please|thanks|though|am|misremembering|does|mean|anything|even|really) ?)+\??$/;

function isTag(part: string): boolean {
  return TAG.test(standardWords(part).join(' ').replace(/ \?$/, '?'));
}

function mayBeRecorded(part: string, said: string): boolean {
  if (NOT_RECORDED.test(said) || LIMIT_OF_OTHERS.test(said)) return false;
  return (asks(part) || ASKS_ALSO.test(said)) && (!TELLS.test(said) || QUESTION_WORD.test(said));
}

function questionOf(part: string, before: RecordQuestion | null, facts: CoachFacts): RecordQuestion | null {
  const mentions = mentionsIn(part, facts.matches);
  const standards = standardsIn(part, facts.standards);
  const text = withPlaceholders(part, [
    ...mentions.map(({ start, end }) => ({ start, end, word: NAME_WORD })),
    ...standards.map(({ start, end }) => ({ start, end, word: STANDARD_WORD })),
  ]);
  const said = corrected(standardWords(text))
    .join(' ')
    .replace(EVIDENCE, 'has $<whom> changed each time')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!mayBeRecorded(part, said)) return null;
  const { concepts, left } = readConcepts(said, ownWords(facts));
  const has = (...some: readonly Concept[]) => some.some((one) => concepts.includes(one));
  const named = new Set(mentions.flatMap(({ matches }) => matches.map(({ id }) => id))).size;
  const meant = [...new Set(standards.map(({ standard }) => standard))];
  const heard: Heard = { has, said, named, standards: meant.length, before };
  const slack = meant.length > 0 && has('rate', 'limit') ? 1 : 0;
  if (left.length > slack) return null;
  const slots = {
    standards: meant,
    // Someone called Jan is no month.
    times: timesAsked(text, concepts),
    isLeast:
      has('least', 'behind') &&
      !(has('most') && has('behind') === false && concepts.indexOf('most') < concepts.indexOf('least')),
    number: numberIn(text),
    concepts: new Set(concepts),
  };
  const measure = measureOf(heard);
  if (measure === null) return before === null ? null : goingOn(heard, slots, before);
  const keepsStandard = meant.length === 0 && KEEPS_STANDARD.has(measure) && before !== null;
  // "What puts him ahead?" after who leads is about the one who does.
  const isOfLeader = measure === 'why-ahead' && before?.measure === 'lead' && named === 0;
  return {
    ...slots,
    measure,
    people: isOfLeader ? 'all' : peopleOf(heard),
    standards: keepsStandard ? before.standards : meant,
  };
}

/** Questions about the standard of the one before, where they name none. */
const KEEPS_STANDARD: ReadonlySet<Measure> = new Set<Measure>([
  'limit-what-if',
  'limit-of-person',
  'rating',
  'change',
  'extreme-rating',
]);
const LONGEST_FRAGMENT = 8;

/** "And Elias?", "for humor?", "and the time before": the same question with another part in it. */
function goingOn(
  heard: Heard,
  slots: Pick<RecordQuestion, 'standards' | 'times' | 'isLeast' | 'number' | 'concepts'>,
  before: RecordQuestion,
): RecordQuestion | null {
  const { has, said } = heard;
  if (said.split(' ').length > LONGEST_FRAGMENT || !FRAGMENT.test(said) || CLAUSE.test(said)) return null;
  const isSomeone = has('person') || heard.named > 0;
  const isOther =
    heard.standards > 0 || isSomeone || slots.times.length > 0 || has('everyone', 'most', 'least');
  if (!isOther) return null;
  return {
    ...before,
    measure: before.measure === 'extreme-standard' && heard.standards > 0 ? 'rating' : before.measure,
    people: isSomeone ? 'one' : has('everyone') ? 'all' : before.people,
    standards: heard.standards > 0 ? slots.standards : before.standards,
    times: slots.times.length > 0 ? slots.times : before.times,
    isLeast: has('most', 'least') ? slots.isLeast : before.isLeast,
  };
}

/** After who is ahead, "and why?" is about the ratings that put them there. */
const WHY_SO = /^(?:(?:and|but|so|okay) )*(?:why|how come)(?: (?:is )?that| so)?(?: \?)?$/;
const COMPARES: ReadonlySet<Measure> = new Set<Measure>(['compare', 'lead']);

/** "Jan canceled again. Why?" asks about Jan. */
function asksOnlyWhy(message: string): boolean {
  const parts = message
    .split(SENTENCES)
    .map((part) => standardWords(part).join(' ').replace(AROUND, ' ').trim());
  const [why, ...others] = parts.filter((part) => part !== '' && part !== '?');
  return why !== undefined && others.length === 0 && WHY_SO.test(why);
}

const FRAGMENT =
  /^(?:and|what about|how about|or|okay|ok|for|on|with|the|now|also|same|but|so|xmatch|xstandard|him|her|strongest|weakest|highest|lowest|best|worst)\b/;

/** "So is he the one" asks something of its own. */
const CLAUSE =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will) (?:i|we|he|she|they|it|that|xmatch)\b|\b(?:i|he|she|they) (?:is|was|has|had|can|will|does|did)\b/;

/** "How often have we met" */
const TOGETHER = /\b(?:we|us|together)\b/;

function peopleOf(heard: Heard): RecordQuestion['people'] {
  const { has, named, said } = heard;
  if (isPair(heard) || named > 1) return 'two';
  if (named === 0 && (has('who') || (has('everyone') && !has('person')))) return 'all';
  return has('person') || named > 0 || TOGETHER.test(said) ? 'one' : 'all';
}

const MISSPELLED: ReadonlyMap<string, string> = new Map([
  ['wich', 'which'],
  ['whitch', 'which'],
  ['wot', 'what'],
  ['wos', 'was'],
  ['hav', 'have'],
]);

/** With the words that the questions turn on as they are spelled. */
function corrected(words: readonly string[]): string[] {
  return words.map((word) => {
    const known = MISSPELLED.get(word);
    if (known !== undefined) return known;
    if (word.length < SHORTEST_KEY || word === STANDARD_WORD || isCommonWord(word)) return word;
    return KEY_WORDS.find((key) => distance(word, key) === 1) ?? word;
  });
}

function ownWords({ standards }: CoachFacts): ReadonlySet<string> {
  return new Set(standards.flatMap(({ question }) => wordsOf(question).map(({ plain }) => plain)));
}
