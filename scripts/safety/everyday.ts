import { disclosureBy } from '../../backend/src/safety/disclosure';
import { DisclosureClassifier } from '../../backend/src/safety/learned/disclosure-classifier';
import { withOtherNames } from '../coach/examples';
import { readEverydayMessages, readTrainingExamples } from './examples';
import { trainSafety } from './train';

/** How many of the held-out everyday messages of daters are taken for a disclosure by a check that has only learned from the others. */
export function everydayAlarms(root: string): { readonly all: number; readonly taken: readonly string[] } {
  const seen = readTrainingExamples(root, ({ isHeldOut }) => !isHeldOut);
  const classifier = new DisclosureClassifier(trainSafety(seen));
  const messages = readEverydayMessages(root)
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ text }, turn) => withOtherNames(text, turn));
  return { all: messages.length, taken: messages.filter((text) => disclosureBy(classifier, text) !== null) };
}
