import { dayNumber } from '../test-support/sample-record';
import { matchDirections } from './match-directions';

const dates = (...scores: number[]) => scores.map((score, index) => ({ day: dayNumber(index * 7), score }));

describe('the direction of one match', () => {
  it.each([
    ['rises evenly', dates(50, 60, 70, 80), 1],
    ['falls evenly', dates(80, 71, 60, 50), -1],
    ['rises over many dates with ups and downs', dates(50, 56, 54, 62, 60, 70, 68, 75), 1],
    ['goes up and down', dates(50, 80, 60, 75), 0],
    ['has been the same each time', dates(70, 70, 70, 70), 0],
    ['has only three dates', dates(50, 65, 80), 0],
    ['has only the first and the last apart', dates(60, 60, 60, 72), 0],
  ])('%s', (_, match, direction) => expect(matchDirections([match])).toEqual([direction]));

  it('needs dates on different days', () => {
    expect(matchDirections([[50, 60, 70, 80].map((score) => ({ day: dayNumber(0), score }))])).toEqual([0]);
  });

  it('takes more the more matches there are to look at', () => {
    const almost = dates(50, 57.5, 62.5, 71);
    const noise = dates(50, 80, 60, 75);
    expect(matchDirections([almost])).toEqual([1]);
    expect(matchDirections([almost, noise, noise, noise, noise, noise])[0]).toBe(0);
  });
});
