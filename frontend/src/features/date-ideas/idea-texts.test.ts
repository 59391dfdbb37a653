import { CHESS, PICNIC } from '../../../test/idea-fixtures';
import { durationText, factsOf, ratingText, whenText } from './idea-texts';

describe('the text of an idea', () => {
  it('gives a rating one decimal, and leaves it out at 0 or below', () => {
    expect([5, 4.25, 0.04, 0, -1, null].map(ratingText)).toEqual(['5.0', '4.3', '0.0', null, null, null]);
  });

  it('shows a day, a day with its time, or nothing', () => {
    expect(whenText('2026-12-06')).toBe('December 6, 2026');
    expect(whenText('2026-12-06T19:00:00')).toMatch(/^Sun, December 6 at 7:00\sPM$/);
    expect([null, 'soon'].map(whenText)).toEqual([null, null]);
  });

  it('rounds durations to half hours', () => {
    expect([45, 90, 120, 150, null].map(durationText)).toEqual([
      'About 45 minutes',
      'About 1½ hours',
      'About 2 hours',
      'About 2½ hours',
      null,
    ]);
  });

  it('leaves out what is unknown', () => {
    expect(factsOf({ ...CHESS, isEvent: false })).toEqual(['Over $40 each', 'About 75 minutes', 'Indoors']);
    const tags = { ...PICNIC.tags, minutes: null, setting: null };
    expect(factsOf({ ...PICNIC, estimatedCost: null, tags, isEvent: false })).toEqual([]);
  });
});
