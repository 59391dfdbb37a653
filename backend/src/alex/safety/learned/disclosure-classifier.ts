import { LinearClassifier, type TrainedWeights } from '../../learned/linear-classifier';
import { featuresOfWords } from '../../learned/word-features';
import type { DisclosureKind } from '../disclosure-kind';

export interface LearnedGuess {
  readonly kind: DisclosureKind;
  /** That the text discloses anything, 0 to 1. */
  readonly probability: number;
}

/** A text of more words is judged sentence by sentence, and a longer sentence also clause by clause. */
const MOST_WORDS_AS_A_WHOLE = 18;
/** So many sentences are read without more doubt than one. */
const SENTENCES_WITHOUT_DOUBT = 3;

/** In six languages, pieces of words say more than in one: there are fewer examples of each word. */
const GRAM_WEIGHT = 0.3;

/** Of a text as in `plainText`. */
export function featuresOfPlainText(plain: string): Map<string, number> {
  const words = wordsOf(plain);
  return featuresOfWords(words, words, GRAM_WEIGHT);
}

/** Tells disclosures from harmless texts by what many examples have in common. */
export class DisclosureClassifier {
  private readonly classifier: LinearClassifier;

  constructor(trained: TrainedWeights) {
    this.classifier = new LinearClassifier(trained);
  }

  /** The surest of the guesses about the parts of a text as in `plainText`. */
  guessFor(plain: string): LearnedGuess {
    const parts = partsOf(plain);
    let surest: LearnedGuess = { kind: 'violence', probability: 0 };
    for (const part of parts) {
      const guess = this.guessForPart(part);
      if (guess.probability > surest.probability) surest = guess;
    }
    // Of many sentences, one is bound to look like something.
    const doubt = (1 - surest.probability) * Math.max(1, parts.length / SENTENCES_WITHOUT_DOUBT);
    return { ...surest, probability: Math.max(0, 1 - doubt) };
  }

  private guessForPart(plain: string): LearnedGuess {
    const probabilities = this.classifier.probabilitiesOf(featuresOfPlainText(plain));
    let kind: DisclosureKind = 'violence';
    let highest = 0;
    let none = 1;
    for (const [index, label] of this.classifier.labels.entries()) {
      const probability = probabilities[index] ?? 0;
      if (label === 'none') none = probability;
      else if (probability > highest) {
        highest = probability;
        kind = label as DisclosureKind;
      }
    }
    return { kind, probability: 1 - none };
  }
}

function partsOf(plain: string): string[] {
  if (isShort(plain)) return [plain];
  return plain.split(' . ').flatMap((sentence) => {
    if (wordsOf(sentence).length < 2) return [];
    return isShort(sentence) ? [sentence] : [sentence, ...sentence.split(' , ').filter(isClause)];
  });
}

const isShort = (plain: string): boolean => wordsOf(plain).length <= MOST_WORDS_AS_A_WHOLE;
const isClause = (plain: string): boolean => wordsOf(plain).length > 3;

function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '' && word !== '.' && word !== ',');
}
