import {
  IntentClassifier,
  type Label,
} from '../../backend/src/alex/coach/understanding/intent/intent-classifier';
import { intentOf } from '../../backend/src/alex/coach/understanding/intent/intent-of-text';
import { withKnownNames, type Example } from './examples';
import { train } from './train';

export interface Accuracy {
  readonly asked: number;
  /** Shares of the examples that ask something, 0 to 1. */
  readonly right: number;
  readonly rightOrSecond: number;
  readonly answeredRight: number;
  readonly answeredWrong: number;
  /** Answered as a guess that says so, with the second likeliest to tap. */
  readonly guessedRight: number;
  readonly guessedWrong: number;
  readonly unsure: number;
  readonly outOfScope: number;
  /** Share of the out-of-scope examples that are answered as if they asked something other than small talk. */
  readonly answeredOutOfScope: number;
  readonly confusions: readonly { readonly from: Label; readonly to: Label; readonly count: number }[];
}

/** How well a classifier that has only seen the examples for training understands the held-out ones. */
export function heldOutAccuracy(examples: readonly Example[]): Accuracy {
  return accuracyOf(
    new IntentClassifier(train(examples.filter(({ isHeldOut }) => !isHeldOut))),
    examples.filter(({ isHeldOut }) => isHeldOut),
  );
}

export function accuracyOf(classifier: IntentClassifier, examples: readonly Example[]): Accuracy {
  const judged = examples.map(({ label, text }) => ({
    label,
    ...intentOf(withKnownNames(text), classifier),
  }));
  const asked = judged.filter(({ label }) => label !== 'none');
  const strange = judged.filter(({ label }) => label === 'none');
  const share = (items: typeof judged, holds: (item: (typeof judged)[number]) => boolean) =>
    items.length === 0 ? 0 : items.filter(holds).length / items.length;
  const confusions = new Map<string, { from: Label; to: Label; count: number }>();
  for (const { label: from, ranked } of asked) {
    const to = ranked[0]?.label ?? 'none';
    if (to === from) continue;
    const known = confusions.get(`${from} ${to}`) ?? { from, to, count: 0 };
    confusions.set(`${from} ${to}`, { ...known, count: known.count + 1 });
  }
  return {
    asked: asked.length,
    right: share(asked, ({ label, ranked }) => ranked[0]?.label === label),
    rightOrSecond: share(asked, ({ label, ranked }) =>
      ranked.slice(0, 2).some(({ label: one }) => one === label),
    ),
    answeredRight: share(asked, ({ label, intent, isGuess }) => !isGuess && intent === label),
    answeredWrong: share(
      asked,
      ({ label, intent, isGuess }) => !isGuess && intent !== null && intent !== label,
    ),
    guessedRight: share(asked, ({ label, intent, isGuess }) => isGuess && intent === label),
    guessedWrong: share(asked, ({ label, intent, isGuess }) => isGuess && intent !== label),
    unsure: share(asked, ({ intent }) => intent === null),
    outOfScope: strange.length,
    answeredOutOfScope: share(
      strange,
      ({ intent, isGuess }) => !isGuess && intent !== null && intent !== 'small-talk',
    ),
    confusions: [...confusions.values()].sort((a, b) => b.count - a.count),
  };
}
