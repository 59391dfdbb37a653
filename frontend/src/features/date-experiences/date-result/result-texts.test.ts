import type { Candidate } from '#contract/dating/candidates';
import {
  aCandidate,
  aDate,
  anUnmetCandidate,
  CRITERIA,
  HUMOR,
  ONE_DATE,
  ratings,
  TRUST,
} from '../../../../test/match-fixtures';
import { changeText, dateText, firstDateText, orderOf, orderText } from './result-texts';

function at(percent: number, changes: Partial<Candidate> = {}): Candidate {
  const compatibility = { ...ONE_DATE, exact: percent };
  return aCandidate({ compatibility, compatibilityScore: percent, ...changes });
}
const mara = (percent: number, changes: Partial<Candidate> = {}) => at(percent, changes);
const sam = (percent: number, changes: Partial<Candidate> = {}) =>
  at(percent, { id: 'm-sam', name: 'Sam', ...changes });
const lea = (percent: number, changes: Partial<Candidate> = {}) =>
  at(percent, { id: 'm-lea', name: 'Lea', ...changes });
const unmetMara = () => anUnmetCandidate({ id: 'm-mara', name: 'Mara' });
const changed = (before: Candidate[], after: Candidate[]) => orderText('m-mara', before, after, CRITERIA);

const OPEN = ' The likely ranges overlap, so that can still change.';
const OPEN_FIRST = `Mara now has the highest percentage, ahead of Sam.${OPEN}`;

describe('what a date changed in the order', () => {
  it('is called open only while the likely ranges overlap', () => {
    const sure = (low: number, high: number) => ({ compatibility: { ...ONE_DATE, likely: { low, high } } });
    expect(changed([mara(60), sam(70)], [mara(90, sure(85, 95)), sam(70, sure(60, 80))])).toBe(
      'Mara now has the highest percentage, ahead of Sam.',
    );
  });

  it.each([
    ['the new first', [mara(60), sam(70)], [mara(75), sam(70)], OPEN_FIRST],
    [
      'the fallen first',
      [mara(80), sam(70)],
      [mara(65), sam(70)],
      `Sam now has the highest percentage, and Mara comes second.${OPEN}`,
    ],
    ['nothing', [mara(60), sam(70)], [mara(65), sam(70)], 'The order stays as it was.'],
    [
      'one place up',
      [mara(50), sam(70), lea(60)],
      [mara(65), sam(70), lea(60)],
      'Mara moves up to second place, ahead of Lea.',
    ],
    [
      'one place down',
      [mara(65), sam(70), lea(60)],
      [mara(55), sam(70), lea(60)],
      'Mara moves down to third place, behind Lea.',
    ],
    [
      'the newcomer',
      [unmetMara(), sam(70)],
      [mara(65), sam(70)],
      'By percentage, Mara comes in second of 2.',
    ],
    ['the newcomer in front', [unmetMara(), sam(70)], [mara(75), sam(70)], OPEN_FIRST],
    [
      'the only one',
      [unmetMara()],
      [mara(75)],
      "Mara is the only one with a score so far. Once someone else has one, you'll see an order.",
    ],
    [
      'too little seen',
      [unmetMara(), sam(70)],
      [mara(75, { compatibility: { ...ONE_DATE, likely: null, provisional: true } }), sam(70)],
      'Mara has no place in the order yet. That takes a date on which you rate standards worth at least half of your stars.',
    ],
  ])('%s', (_name, before, after, words) => expect(changed(before, after)).toBe(words));

  it('calls no percentage the highest that someone below a must-have is above', () => {
    const vetoed = [TRUST.id];
    expect(changed([unmetMara(), sam(90, { vetoed })], [mara(75), sam(90, { vetoed })])).toBe(
      'Mara now comes first, ahead of Sam.',
    );
  });

  it('never calls a match below a must-have first, and says when one falls below', () => {
    const vetoed = [TRUST.id];
    expect(changed([mara(90), sam(70)], [mara(90, { vetoed }), sam(70)])).toBe(
      "Mara is now below your must-have Trust, and comes after everyone who isn't.",
    );
    expect(changed([mara(60, { vetoed }), sam(70)], [mara(90, { vetoed }), sam(70)])).toBe(
      'The order stays as it was.',
    );
    expect(changed([mara(90, { vetoed }), sam(70)], [mara(90), sam(70)])).toBe(
      `Mara is no longer below a must-have. ${OPEN_FIRST}`,
    );
    expect(
      changed(
        [unmetMara(), sam(70, { vetoed })],
        [mara(90, { vetoed: [TRUST.id, HUMOR.id] }), sam(70, { vetoed })],
      ),
    ).toBe('Mara is now below your must-haves Trust and Humor.');
    expect(
      orderOf([mara(90, { vetoed }), sam(40), lea(99, { archived: true })]).map(({ name }) => name),
    ).toEqual(['Sam', 'Mara']);
  });
});

describe('what a date said', () => {
  it('is its own percentage, next to the heart', () => {
    expect(dateText(aDate(), unmetMara(), CRITERIA)).toBe(
      'On its own, this date comes to 73%, with heart at 90%: heart is 17 ahead.',
    );
  });

  it("is the heart alone on a first date, whose percentage is the match's", () => {
    expect(firstDateText(aDate(), CRITERIA)).toBe(
      'Chemistry and enjoyment come to 90%: heart is 17 ahead on one date.',
    );
    const thin = aDate({ evaluations: ratings('d-2', 8, 7, 6).slice(2) });
    expect(firstDateText(thin, CRITERIA)).toBe(
      'You saw too little on this date for a percentage of its own. Heart: 90%.',
    );
  });

  it('names what was seen for the first time on a later date', () => {
    const before = aCandidate({ unseen: ['s-humor', 's-goals'] });
    const date = aDate({ evaluations: ratings('d-2', 8, 7, 6).slice(0, 2) });
    expect(dateText(date, before, CRITERIA)).toMatch(/ Seen for the first time: Humor\.$/);
  });

  it('has no percentage when too little was seen', () => {
    const date = aDate({ evaluations: ratings('d-2', 8, 7, 6).slice(2) });
    expect(dateText(date, undefined, CRITERIA)).toBe(
      'You saw too little on this date for a percentage of its own. Heart: 90%.',
    );
  });

  it.each([
    [unmetMara(), mara(73), 'Starts at 73%'],
    [mara(73), mara(73), 'Stays at 73%'],
    [mara(70), mara(73), 'From 70% to 73%'],
  ])('%#: changes the percentage', (before, after, words) => expect(changeText(before, after)).toBe(words));
});
