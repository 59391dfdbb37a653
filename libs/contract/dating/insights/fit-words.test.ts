import { fitWord } from './fit-words';

it.each([
  [70, null, 'Strong fit'],
  [69, null, 'Partial fit'],
  [49, null, 'Weak fit'],
  [61, { low: 52.1, high: 69.4 }, 'Partial fit'],
  [61, { low: 52.1, high: 69.5 }, 'Partial to strong fit'],
  [61, { low: 49.4, high: 66 }, 'Weak to partial fit'],
  [61, { low: 40, high: 88 }, 'Weak to strong fit'],
])('%i%% with the likely range %j is a %s', (percent, likely, word) => {
  expect(fitWord(percent, likely)).toBe(word);
});
