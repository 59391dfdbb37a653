import { BUILT_IN_STANDARDS } from '#contract/dating/criteria';
import type { RevealedTopic } from '#contract/dating/date-ideas';

/** Beginnings of words, in lower case, that a standard about the topic has in its name. */
const WORDS: Readonly<Record<RevealedTopic, readonly string[]>> = {
  '1': ['attract', 'chemistry', 'looks', 'handsome', 'beaut', 'sex', 'intima', 'physical', 'affection'],
  '2': ['emotion', 'connect', 'vulnerab', 'depth', 'closeness', 'understand', 'understood', 'soul'],
  '3': ['goal', 'future', 'marriage', 'marry', 'plans', 'lifestyle', 'values', 'vision', 'commit'],
  '4': ['communicat', 'listen', 'talk', 'conversation', 'conflict', 'argu'],
  '5': ['trust', 'reliab', 'loyal', 'dependab', 'punctual', 'faithful', 'consisten', 'word'],
  kindness: ['kind', 'warm', 'empath', 'generous', 'caring', 'compassion', 'gentle', 'respect', 'thoughtful'],
  honesty: ['honest', 'truth', 'sincer', 'authentic', 'integrity', 'transparen', 'openness', 'genuine'],
  humor: ['humor', 'humour', 'funny', 'laugh', 'fun', 'playful', 'wit', 'silly'],
  ambition: ['ambiti', 'drive', 'career', 'success', 'motivat', 'purpose', 'work', 'goal-'],
  health: ['health', 'fit', 'sport', 'exercise', 'active', 'sober', 'smok', 'drink', 'alcohol', 'wellness'],
  family: ['family', 'kids', 'child', 'parent', 'pets', 'animal', 'domestic'],
  faith: ['faith', 'relig', 'church', 'spirit', 'god', 'belief', 'pray'],
  money: ['money', 'financ', 'spend', 'debt', 'saving', 'frugal', 'econom'],
  adventure: ['adventur', 'travel', 'spontan', 'outdoor', 'explor', 'daring', 'courage'],
  communication: ['communicat', 'listen', 'talk', 'conversation', 'conflict', 'argu'],
  patience: ['patien', 'calm', 'temper', 'even-', 'tolera', 'stress'],
  curiosity: ['curio', 'intellig', 'smart', 'intellect', 'learn', 'creativ', 'cultur', 'mind', 'open-mind'],
};

/** What the product's own names mean, which words alone would guess wrong. */
const KNOWN = new Map(BUILT_IN_STANDARDS.map(({ id, name }) => [name.toLowerCase(), id]));

/** What a standard is about, from its name; empty when nothing is recognized. */
export function topicsOfStandard(question: string): RevealedTopic[] {
  const name = question.toLowerCase();
  const builtIn = KNOWN.get(name);
  return TOPICS.filter((topic) =>
    builtIn === undefined ? WORDS[topic].some((start) => hasWordFrom(name, start)) : topic === builtIn,
  );
}

const TOPICS = Object.keys(WORDS).filter((topic): topic is RevealedTopic => topic in WORDS);

function hasWordFrom(text: string, start: string): boolean {
  return text.split(/[^\p{L}\p{N}-]+/u).some((word) => word.startsWith(start));
}
