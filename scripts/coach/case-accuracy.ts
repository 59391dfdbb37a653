import { caseReadIn } from '../../backend/src/alex/coach/cases/case-classifier';
import { allFrames, type DatingCase } from '../../backend/src/alex/coach/cases/case-library';
import { READ_GATE } from '../../backend/src/alex/coach/cases/case-asked';
import { turnGuess } from '../../backend/src/alex/coach/cases/turn-classifier';
import { LinearClassifier } from '../../backend/src/words/learned/linear-classifier';
import { withKnownNames, type CaseMessage, type Example } from './examples';
import { trainCases, trainTurns } from './train';

interface Learned {
  readonly cases: readonly DatingCase[];
  readonly messages: readonly CaseMessage[];
  readonly examples: readonly Example[];
}

/** How many of some held-out messages were heard as what they are. Shares, 0 to 1, of `all`. */
export interface Heard {
  readonly all: number;
  readonly right: number;
  /** Heard as something else, rather than as nothing in particular. */
  readonly wrong: number;
}

export interface CaseAccuracy {
  readonly plain: Heard;
  readonly indirect: Heard;
  /** Of those that go on with a situation: what they do in it. */
  readonly turns: Heard;
}

/** How well classifiers that have only seen the training part understand the held-out messages of the library; patterns are left aside. */
export function heldOutCaseAccuracy({ cases, messages, examples }: Learned, gate: number): CaseAccuracy {
  const seen = messages.filter(({ isHeldOut }) => !isHeldOut);
  const held = messages.filter(({ isHeldOut }) => isHeldOut);
  const situations = new LinearClassifier(trainCases(cases, seen, examples));
  const turns = new LinearClassifier(trainTurns(seen));
  const opening = held.filter(({ turn, situation }) => turn === 'opens' && !allFrames().has(situation));
  const situationOf = ({ text }: CaseMessage) => {
    const guess = caseReadIn(withKnownNames(text), situations);
    return guess && guess.probability >= gate ? guess.name : null;
  };
  return {
    plain: heard(
      opening.filter(({ isPlain }) => isPlain),
      situationOf,
      ({ situation }) => situation,
    ),
    indirect: heard(
      opening.filter(({ isPlain }) => !isPlain),
      situationOf,
      ({ situation }) => situation,
    ),
    turns: heard(
      held.filter(({ turn }) => turn !== 'opens'),
      ({ text }) => turnGuess(withKnownNames(text), turns).turn,
      ({ turn }) => turn,
    ),
  };
}

function heard(
  messages: readonly CaseMessage[],
  guess: (message: CaseMessage) => string | null,
  truth: (message: CaseMessage) => string,
): Heard {
  const guesses = messages.map((message) => ({ guessed: guess(message), is: truth(message) }));
  const share = (hit: (one: (typeof guesses)[number]) => boolean) =>
    guesses.length === 0 ? 0 : guesses.filter(hit).length / guesses.length;
  return {
    all: messages.length,
    right: share(({ guessed, is }) => guessed === is),
    wrong: share(({ guessed, is }) => guessed !== null && guessed !== is),
  };
}

/** The shares as lines of Markdown. */
export function reportCaseAccuracy(learned: Learned, say: (line: string) => void): void {
  const accuracy = heldOutCaseAccuracy(learned, READ_GATE);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  say('| held out | messages | heard as what they are | as something else |');
  say('| --- | --- | --- | --- |');
  for (const [name, { all, right, wrong }] of [
    ['said plainly', accuracy.plain],
    ['said indirectly', accuracy.indirect],
    ['going on with it: what it asks', accuracy.turns],
  ] as const)
    say(`| ${name} | ${all} | ${percent(right)} | ${percent(wrong)} |`);
}
