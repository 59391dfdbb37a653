import { indicatorWords, performanceWords, traitWords } from './insight-texts';

describe('the link of a standard with good dates', () => {
  const standard = (correlation: number, reliable = true) => ({ name: 'Trust', correlation, n: 9, reliable });

  it.each([
    [standard(0.95), 'Goes closely with good dates'],
    [standard(0.4), 'Goes clearly with good dates'],
    [standard(0.25), 'Goes a little with good dates'],
    [standard(0.1), 'Hardly any link so far'],
    [standard(-0.75), 'Points closely the other way'],
    [standard(0.5, false), 'Goes clearly with good dates, maybe by chance'],
  ])('of %j reads: %s', (performance, words) => expect(performanceWords(performance)).toBe(words));
});

describe('what a profile has to do with the fit', () => {
  it.each([
    ['Age', 0.8, 'Older matches fit much better'],
    ['Age', -0.5, 'Younger matches fit clearly better'],
    ['Same location as you', 0.3, 'Matches who live where you live fit a little better'],
    ['Same location as you', -0.3, 'Matches from elsewhere fit a little better'],
    ['Profession', 0.9, 'The fit differs much from profession to profession'],
    ['Age', 0.1, 'Hardly any link with the fit'],
  ])('%s at %d reads: %s', (trait, correlation, words) =>
    expect(traitWords({ trait, correlation, n: 7 })).toBe(words),
  );
});

it('a sign that is as often right as wrong tells nothing', () => {
  expect(indicatorWords(50)).toBe('Tells nothing so far');
});
