import { nearMoment, nearMomentInSentence } from './format';

const TODAY = '2026-03-05';
const plain = (words: string) => words.replaceAll('\u202f', ' ');

it.each([
  ['2026-03-05T19:30', 'Today, 7:30 PM', 'today, 7:30 PM'],
  ['2026-03-06T19:30', 'Tomorrow, 7:30 PM', 'tomorrow, 7:30 PM'],
  ['2026-03-04T19:30', 'Yesterday, 7:30 PM', 'yesterday, 7:30 PM'],
  ['2026-03-07T19:30', 'Saturday, 7:30 PM', 'Saturday, 7:30 PM'],
  ['2026-04-07T19:30', 'Tue, Apr 7, 7:30 PM', 'Tue, Apr 7, 7:30 PM'],
])('%s begins a line as "%s" and is "%s" in a sentence', (moment, line, inSentence) => {
  expect(plain(nearMoment(moment, TODAY))).toBe(line);
  expect(plain(nearMomentInSentence(moment, TODAY))).toBe(inSentence);
});
