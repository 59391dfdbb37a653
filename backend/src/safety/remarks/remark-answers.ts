import { disclosureIn } from '../disclosure';
import { disclosedLately } from '../going-on';
import { languagesOf } from '../language';
import { plainSentences, plainText } from '../plain-text';
import { REMARK_WORDS, remarkIn, singular, wordsOf } from './remark-reader';

/** Whom a remark may come from and be about, apart from its own words. */
interface RemarkContext {
  /** The user's messages before it, oldest first. */
  readonly said: readonly string[];
  /** The names of those the user dates. */
  readonly dated: readonly string[];
}

/** So few words don't tell their language. */
const TOO_SHORT = 4;

/** What may be said to a remark soon after a disclosure, in the order in which it is said; null where nothing was disclosed. */
export function answerToRemark(message: string, context: RemarkContext): readonly string[] | null {
  const disclosed = disclosedLately(context.said, message);
  if (!disclosed) return null;
  const plain = plainSentences(message);
  const plausible = languagesOf(message, plain);
  const feared = fearedIn(context);
  // What it says in the language of the disclosure comes first: "no" is a word of several.
  for (const language of new Set([disclosed.language, ...plausible])) {
    const remark = remarkIn(plain, language, feared);
    if (remark) return REMARK_WORDS[language].answers[remark];
  }
  const isTold = wordsOf(plain).split(' ').length > TOO_SHORT && !plausible.includes(disclosed.language);
  const [language = disclosed.language] = isTold ? plausible : [disclosed.language];
  return REMARK_WORDS[language].otherwise;
}

/** Whether a message is a remark that has an answer soon after what was disclosed in `said`. */
export function isRemark(message: string, said: readonly string[]): boolean {
  const disclosed = disclosedLately(said, message);
  if (!disclosed) return false;
  const plain = plainSentences(message);
  const feared = fearedIn({ said, dated: [] });
  const languages = new Set([disclosed.language, ...languagesOf(message, plain)]);
  return [...languages].some((language) => remarkIn(plain, language, feared) !== null);
}

/** Every word of what was disclosed, and every name of those the user dates: to be with one of them is no relief. */
function fearedIn({ said, dated }: RemarkContext): Set<string> {
  const disclosing = said.filter((message, index) => isDisclosing(message, said.slice(0, index)));
  return new Set([...disclosing, ...dated].flatMap((text) => plainText(text).split(' ').map(singular)));
}

/** "My mom is coming to get me" may sound like danger; soon after a disclosure, a guess is a remark. */
function isDisclosing(message: string, before: readonly string[]): boolean {
  const disclosure = disclosureIn(message);
  return disclosure !== null && (disclosure.isSure || disclosedLately(before, message) === null);
}
