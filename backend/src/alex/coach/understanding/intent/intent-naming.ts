import type { StandardFact } from '../../../facts';
import { CLEAR } from '../draft-wanted';
import type { StandardMention } from '../named-standards';
import { withPlaceholders, type Replaced } from '../placeholders';
import { STANDARD_WORD } from './intent-features';
import { intentOf, type IntentOfText } from './intent-of-text';
import { shippedClassifier } from './shipped-classifier';

/** Standards have everyday names, such as "Wants kids": only what isn't clear as typed is read as one. */
export function intentNaming(text: string, message: string, places: readonly Replaced[]): IntentOfText {
  const asTyped = intentOf(text, shippedClassifier());
  const isClear = (asTyped.ranked[0]?.probability ?? 0) >= CLEAR;
  if (isClear || places.every(({ word }) => word !== STANDARD_WORD)) return asTyped;
  const asNamed = intentOf(withPlaceholders(message, places), shippedClassifier());
  return (asNamed.ranked[0]?.probability ?? 0) > (asTyped.ranked[0]?.probability ?? 0) ? asNamed : asTyped;
}

export function placesOf(mentions: readonly StandardMention<StandardFact>[]): Replaced[] {
  return mentions
    .filter(({ isByName }) => isByName)
    .map(({ start, end }) => ({ start, end, word: STANDARD_WORD }));
}

/** "Faith, not communication" is about faith. */
export function affirmed(
  mentions: readonly StandardMention<StandardFact>[],
  message: string,
): readonly StandardMention<StandardFact>[] {
  const meant = mentions.filter(
    ({ start }) => !/\b(?:not|instead of|rather than) (?:the |about |on )?$/i.test(message.slice(0, start)),
  );
  return meant.length > 0 ? meant : mentions;
}
