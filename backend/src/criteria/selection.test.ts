import type { OwnedCriterion } from './criterion';
import { planSelection, type Choice } from './selection';

const owned = (id: string, slot: number, builtInId: string | null = null): OwnedCriterion => ({
  id,
  slot,
  builtInId,
  question: id,
  description: '',
  highExample: '',
  lowExample: '',
  weight: 2,
  position: null,
  mustHave: null,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  deletedAt: null,
});

const MINE = [owned('trust', 1, '5'), owned('humor', 2), owned('kindness', 3)];
const NO_STARS = new Map<string, number>();
const NO_CHOICES = new Map<string, Choice>();
const starsOnly = (stars: ReadonlyMap<string, number>): Map<string, Choice> =>
  new Map([...stars].map(([id, weight]) => [id, { weight }]));

function planned(ids: readonly string[], stars: ReadonlyMap<string, number> = NO_STARS) {
  return planSelection(MINE, ids, starsOnly(stars)).map((plan) => [
    'owned' in plan ? plan.owned.id : `new ${plan.taken.question}`,
    plan.weight,
  ]);
}

describe('a selection', () => {
  it('adopts built-in standards, and finds existing ones by either id, in the given order', () => {
    expect(planned(['humor', '5', '1'])).toEqual([
      ['humor', 2],
      ['trust', 2],
      ['new Physical Attraction', 3],
    ]);
  });

  it('applies the stars given for either id, and leaves others as they are', () => {
    const stars = new Map([
      ['5', 4],
      ['humor', 5],
    ]);
    expect(planned(['trust', 'humor', 'kindness'], stars)).toEqual([
      ['trust', 4],
      ['humor', 5],
      ['kindness', 2],
    ]);
    expect(planned(['5', '1', '2'], new Map([['trust', 1]]))[0]).toEqual(['trust', 1]);
  });

  it('counts a standard named twice only once', () => {
    expect(planned(['trust', '5', 'humor', 'humor', '1', '1'])).toHaveLength(3);
    expect(() => planned(['trust', '5', 'humor'])).toThrow('Select at least 3 criteria');
  });

  it('has three to ten standards', () => {
    const many = Array.from({ length: 11 }, (_, index) => owned(`s${index}`, index + 1));
    const ids = many.map(({ id }) => id);
    expect(() => planSelection(many, ids.slice(0, 2), NO_CHOICES)).toThrow('Select at least 3 criteria');
    expect(planSelection(many, ids.slice(0, 3), NO_CHOICES)).toHaveLength(3);
    expect(planSelection(many, ids.slice(0, 10), NO_CHOICES)).toHaveLength(10);
    expect(() => planSelection(many, ids, NO_CHOICES)).toThrow(/^Maximum Standards Reached/);
  });

  it('keeps must-haves it does not mention, changes and removes them, and allows three', () => {
    const mine = MINE.map((standard, index) => ({ ...standard, mustHave: index === 0 ? 4 : null }));
    const mustHaves = (choices: [string, Choice][]) =>
      planSelection(mine, ['trust', 'humor', 'kindness', '1'], new Map(choices)).map(
        ({ mustHave }) => mustHave,
      );
    expect(mustHaves([['humor', { weight: 1 }]])).toEqual([4, null, null, null]);
    expect(
      mustHaves([
        ['humor', { mustHave: 6 }],
        ['5', { mustHave: null }],
      ]),
    ).toEqual([null, 6, null, null]);
    expect(
      mustHaves([
        ['1', { mustHave: 10 }],
        ['kindness', { mustHave: 1 }],
      ]),
    ).toEqual([4, null, 1, 10]);
    expect(() =>
      mustHaves([
        ['1', { mustHave: 6 }],
        ['humor', { mustHave: 6 }],
        ['kindness', { mustHave: 6 }],
      ]),
    ).toThrow('up to 3 must-haves');
  });

  it('rejects a standard that is neither built in nor the user’s own', () => {
    expect(() => planned(['trust', 'humor', 'theirs'])).toThrow('unknown');
    expect(() => planned(['trust', 'humor', '6'])).toThrow('unknown');
  });
});
