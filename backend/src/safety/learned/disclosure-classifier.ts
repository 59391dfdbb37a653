import { LinearClassifier, type TrainedWeights } from '../../words/learned/linear-classifier';
import { featuresOfWords } from '../../words/learned/word-features';
import { alike } from './alike';
import { conceptsOf } from './concepts';
import type { DisclosureKind } from '../disclosure-kind';

export interface LearnedGuess {
  readonly kind: DisclosureKind;
  /** That the text discloses anything, 0 to 1. */
  readonly probability: number;
}

/** A text of more words is judged sentence by sentence, and a longer sentence also clause by clause. */
const MOST_WORDS_AS_A_WHOLE = 18;
/** A window has twice as many words; a text is at most so many of them. */
const WINDOW_STEP = 7;
const MOST_WINDOWS = 60;
/** So many sentences are read without more doubt than one. */
const SENTENCES_WITHOUT_DOUBT = 3;

/** In six languages, pieces of words say more than in one: there are fewer examples of each word. */
const GRAM_WEIGHT = 0.3;
/** What a concept counts, and two of them in this order, up to so many apart. */
const CONCEPT_WEIGHT = 0.5;
const CONCEPTS_APART = 3;

/** Of a text as in `plainText`. */
export function featuresOfPlainText(plain: string): Map<string, number> {
  const words = wordsOf(plain).map(alike);
  const features = featuresOfWords(words, words, GRAM_WEIGHT);
  addConcepts(words, features);
  return features;
}

/** Adds what the words mean, and which meanings follow each other. */
function addConcepts(words: readonly string[], features: Map<string, number>): void {
  const add = (feature: string) => features.set(feature, (features.get(feature) ?? 0) + CONCEPT_WEIGHT);
  const meant = words.map(conceptsOf).filter((concepts) => concepts.length > 0);
  for (const [index, concepts] of meant.entries())
    for (const concept of concepts) {
      add(`@${concept}`);
      for (const later of meant.slice(index + 1, index + 1 + CONCEPTS_APART))
        for (const next of later) add(`@${concept} ${next}`);
    }
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
    if (isShort(sentence)) return [sentence];
    const clauses = sentence.split(' , ').filter(isClause);
    return [sentence, ...clauses, ...clauses.filter((clause) => !isShort(clause)).flatMap(windowsOf)];
  });
}

/** What is dictated has no commas: a long clause is also read in pieces that overlap by half. */
function windowsOf(clause: string): string[] {
  const words = wordsOf(clause);
  const starts = Array.from(
    { length: Math.min(MOST_WINDOWS, Math.ceil(words.length / WINDOW_STEP) - 1) },
    (_, index) => index * WINDOW_STEP,
  );
  return starts.map((start) => words.slice(start, start + 2 * WINDOW_STEP).join(' '));
}

const isShort = (plain: string): boolean => wordsOf(plain).length <= MOST_WORDS_AS_A_WHOLE;
const isClause = (plain: string): boolean => wordsOf(plain).length > 3;

function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '' && word !== '.' && word !== ',');
}
