import { distance } from 'fastest-levenshtein';
import { topicsOfStandard } from '../../../date-ideas/ranking/standard-topics';
import { isCommonWord } from '../../../words/common-words';
import { wordsOf, type Word } from '../../../words/message-text';

interface Asked {
  readonly question: string;
}

/** A place in a message that names standards; `isByName` when the words are those of the standard itself. */
export interface StandardMention<S> {
  readonly standard: S;
  readonly isByName: boolean;
  readonly start: number;
  readonly end: number;
}

/** Words of a standard's name that say nothing about which one it is. */
const FILLER = new Set(
  'a about an and are be being for good great has have how i in is life like likes match me my no not of or our quality sense shared similar the their they to wants with you your'.split(
    ' ',
  ),
);
/** "kind of", "to be honest": phrases that name no standard. */
const PHRASES =
  /\b(?:what|which|some|this|that|any|every|same)\s+kinds?\b|\bkinds?\s+of\b|\bto be honest\b|\bhonestly\b|\btalk(?:s|ed|ing)?\b|\bfun\b|\bunderstand\w*\b|\bcall(?:s|ed|ing)?\b|\bplans?\b|\bphysical(?:ly)?\b|\bsmart\b(?=phone)/gi;
/** In longer messages a word such as "family" is part of the story; there a standard has to be named. */
const LONGEST_LOOSE = 10;
const SHORTEST_TYPO = 5;
/** The built-in standard of trust, which someone who asks who is honest means. */
const TRUST = '5';
/** Superlatives of what standards are about, which share no beginning with it. */
const SUPERLATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    funniest: 'funny',
    funnier: 'funny',
    kindest: 'kind',
    nicest: 'kind',
    kinder: 'kind',
    smartest: 'smart',
    smarter: 'smart',
    hotter: 'sexy',
    cuter: 'sexy',
    hottest: 'sexy',
    prettiest: 'beautiful',
    handsomest: 'beautiful',
    trustworthy: 'trust',
    trustworthiest: 'trust',
  }),
);
/** Everyday words for what a standard calls by another. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    baby: 'children',
    babies: 'children',
    child: 'children',
    kid: 'children',
    kids: 'children',
    religion: 'faith',
    religious: 'faith',
  }),
);
const ENDING = /(?:ness|ity|ty|ies|y|s|ing|ed|er|est)$/;

export function standardsIn<S extends Asked>(message: string, standards: readonly S[]): StandardMention<S>[] {
  const words = wordsOf(message.replace(PHRASES, (phrase) => ' '.repeat(phrase.length)));
  const mentions = standards.flatMap((standard) => {
    const mention =
      byName(standard, words) ?? (words.length <= LONGEST_LOOSE ? byTopic(standard, words) : null);
    return mention ? [mention] : [];
  });
  const named = mentions.filter(({ isByName }) => isByName);
  return (named.length > 0 ? named : mentions).sort((a, b) => a.start - b.start);
}

function byName<S extends Asked>(standard: S, words: readonly Word[]): StandardMention<S> | null {
  const own = wordsOf(standard.question)
    .map(({ plain }) => commonName(plain))
    .filter((word) => word.length > 2 && !FILLER.has(word));
  const said = words.filter(({ plain }) => own.some((word) => isSameWord(commonName(plain), word)));
  const [first] = said;
  if (first === undefined) return null;
  // Of a long name, one everyday word isn't enough.
  const needed = own.length > 3 ? 2 : 1;
  if (new Set(said.map(({ plain }) => plain)).size < needed) return null;
  return { standard, isByName: true, start: first.start, end: first.end };
}

function byTopic<S extends Asked>(standard: S, words: readonly Word[]): StandardMention<S> | null {
  const topics = topicsOfStandard(standard.question);
  const word = words.find(({ plain }) =>
    topicsOfStandard(SUPERLATIVES.get(plain) ?? plain).some(
      (topic) => topics.includes(topic) || (topic === 'honesty' && topics.includes(TRUST)),
    ),
  );
  return word ? { standard, isByName: false, start: word.start, end: word.end } : null;
}

function commonName(word: string): string {
  return SYNONYMS.get(word) ?? word;
}

function isSameWord(said: string, own: string): boolean {
  if (said === own) return true;
  if (said.length < 4) return false;
  const [saidStem, ownStem] = [said.replace('humour', 'humor').replace(ENDING, ''), own.replace(ENDING, '')];
  if (saidStem.length >= 4 && saidStem === ownStem) return true;
  return (
    own.length >= SHORTEST_TYPO &&
    said.length >= SHORTEST_TYPO &&
    !isCommonWord(said) &&
    distance(said, own) === 1
  );
}
