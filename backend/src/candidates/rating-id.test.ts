import fc from 'fast-check';
import { isId } from '../platform/crypto/ids';
import { newDateId, ratingIdOf, ratingPlaceOf } from './rating-id';

describe("a rating's id", () => {
  it('leads back to its date and its standard, for all 255 slots', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 255 }), (slot) => {
        const dateId = newDateId();
        const id = ratingIdOf({ dateId, slot });
        expect(isId(id)).toBe(true);
        expect(ratingPlaceOf(id)).toEqual({ dateId, slot });
      }),
    );
  });

  it('differs for every date and standard', () => {
    const dates = Array.from({ length: 50 }, newDateId);
    const ids = dates.flatMap((dateId) => [1, 2, 16, 255].map((slot) => ratingIdOf({ dateId, slot })));
    expect(new Set([...ids, ...dates]).size).toBe(250);
  });

  it('is never the id of a date', () => {
    expect(ratingPlaceOf(newDateId()).slot).toBe(0);
  });
});
