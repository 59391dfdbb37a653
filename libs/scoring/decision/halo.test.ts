import { compareDates } from '../date-order';
import { mulberry32 } from '../claims/random';
import { dateWith } from '../test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from '../test-support/sample-user';
import { haloOf } from './halo';

const DATES = SAMPLE_MATCHES.flatMap(({ dates }) => dates).sort(compareDates);

describe('ratings that follow chemistry', () => {
  it('are found in the worked example, most of all for Humor', () => {
    const halo = haloOf(SAMPLE_STANDARDS, DATES);
    expect(halo.byStandard['trust']).toBeCloseTo(0.283741, 6);
    expect(halo.byStandard['humor']).toBeCloseTo(0.937455, 6);
    expect(halo.byStandard['goals']).toBeCloseTo(0.187645, 6);
    expect(halo.correlation).toBeCloseTo(0.469614, 6);
    expect(halo.strength).toBeCloseTo(0.331514, 6);
    expect(halo).toMatchObject({ state: 'likely', p: 0.0205, dates: 12 });
  });

  it('are tested exactly over six dates: all 720 orders', () => {
    const halo = haloOf(SAMPLE_STANDARDS, DATES.slice(0, 6));
    expect(halo.correlation).toBeCloseTo(0.196247, 6);
    expect(halo.p).toBeCloseTo(0.266667, 6);
    expect(halo.state).toBe('no');
  });

  it('take six dates that rate every standard', () => {
    const unseen = [...DATES.slice(0, 5), dateWith({ trust: 5, humor: 5 })];
    expect(haloOf(SAMPLE_STANDARDS, unseen)).toMatchObject({
      state: 'few',
      strength: null,
      p: null,
      dates: 5,
    });
    expect(haloOf([], DATES).state).toBe('few');
  });

  it('cannot be found where nothing varies', () => {
    const alike = Array.from({ length: 8 }, () => dateWith({ trust: 5, humor: 5, goals: 5 }));
    expect(haloOf(SAMPLE_STANDARDS, alike)).toMatchObject({ state: 'no', strength: 0, p: 1 });
  });

  it('are not reported for ratings that are pure chance', () => {
    const random = mulberry32(7);
    const rate = () => 1 + Math.floor(10 * random());
    const reported = Array.from({ length: 100 }, () => {
      const dates = Array.from({ length: 7 }, () =>
        dateWith({ trust: rate(), humor: rate(), goals: rate() }, { chemistry: rate() }),
      );
      return haloOf(SAMPLE_STANDARDS, dates).state === 'likely';
    });
    expect(reported.filter(Boolean).length).toBeLessThanOrEqual(10);
  });
});
