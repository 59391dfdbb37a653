import { heldOutAccuracy } from './accuracy';
import type { Example } from './examples';

const CONFUSIONS_SHOWN = 20;

export function reportAccuracy(examples: readonly Example[], say: (line: string) => void): void {
  const held = examples.filter(({ isHeldOut }) => isHeldOut);
  const accuracy = heldOutAccuracy(examples);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  say(`${examples.length} examples, ${held.length} of them held out (${accuracy.asked} ask something)`);
  say('');
  say('| held out                          | share |');
  say('| --------------------------------- | ----- |');
  say(`| understood (first guess is right) | ${percent(accuracy.right)} |`);
  say(`| first or second guess is right    | ${percent(accuracy.rightOrSecond)} |`);
  say(`| answered, and right               | ${percent(accuracy.answeredRight)} |`);
  say(`| answered, but wrong               | ${percent(accuracy.answeredWrong)} |`);
  say(`| not sure: asks which of two       | ${percent(accuracy.unsure)} |`);
  say(`| out of scope, yet answered        | ${percent(accuracy.answeredOutOfScope)} |`);
  say('');
  say('Most frequent confusions:');
  for (const { from, to, count } of accuracy.confusions.slice(0, CONFUSIONS_SHOWN))
    say(`${String(count).padStart(3)}  ${from} taken for ${to}`);
}
