import { indicatorWords, performanceWords, traitWords } from './insight-texts';

describe('the link between a standard and good dates', () => {
  const standard = (correlation: number, reliable = true) => ({ name: 'Trust', correlation, n: 9, reliable });

  it.each([
    [standard(0.95), 'Strongly linked to good dates'],
    [standard(0.4), 'Clearly linked to good dates'],
    [standard(0.25), 'Slightly linked to good dates'],
    [standard(0.1), 'Hardly any link so far'],
    [standard(-0.75), 'Strongly linked to weaker dates'],
    [standard(0.5, false), 'Clearly linked to good dates; could be chance'],
  ])('of %j reads: %s', (performance, words) => expect(performanceWords(performance)).toBe(words));
});

describe('the link between a profile and the scores', () => {
  it.each([
    ['Age', 0.8, 'Older matches score a lot higher'],
    ['Age', -0.5, 'Younger matches score clearly higher'],
    ['Same location as you', 0.3, 'Matches who live where you do score slightly higher'],
    ['Same location as you', -0.3, 'Matches from elsewhere score slightly higher'],
    ['Profession', 0.9, 'Scores differ a lot by profession'],
    ['Age', 0.1, 'Hardly any link to your scores'],
  ])('%s at %d reads: %s', (trait, correlation, words) =>
    expect(traitWords({ trait, correlation, n: 7 })).toBe(words),
  );
});

it('a sign that is right half the time gives no signal', () => {
  expect(indicatorWords(50)).toBe('No signal yet');
});
