import { builtInWords, freeSlot, sameQuestion, toCriterion, type OwnedCriterion } from './criterion';

const owned = (slot: number, change: Partial<OwnedCriterion> = {}): OwnedCriterion => ({
  id: `id-${slot}`,
  slot,
  builtInId: null,
  question: 'Humor',
  description: 'Laughs',
  highExample: 'Tears',
  lowExample: 'Silence',
  weight: 4,
  position: 1,
  mustHave: null,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  deletedAt: null,
  ...change,
});

describe("a standard's name", () => {
  it.each([
    ['Humor', 'HUMOR'],
    ['ΟΔΟΣ', 'οδος'],
    ['Élan', 'ÉLAN'],
  ])('is the same in any case: %s and %s', (one, other) => {
    expect(sameQuestion({ question: one }, other)).toBe(true);
  });

  it('differs when an accent does', () => expect(sameQuestion({ question: 'Elan' }, 'Élan')).toBe(false));
});

describe('the catalogue', () => {
  it('is found by id and by name in any case', () => {
    expect(builtInWords({ id: '4' })).toMatchObject({ builtInId: '4', question: 'Communication Quality' });
    expect(builtInWords({ question: 'trust AND reliability' })).toMatchObject({ builtInId: '5' });
    expect(builtInWords({ id: '6' })).toBeNull();
    expect(builtInWords({ question: 'Humor' })).toBeNull();
  });
});

describe("a standard's slot", () => {
  it('is one above the highest in use', () => {
    expect(freeSlot([])).toBe(1);
    expect(freeSlot([owned(1), owned(7)])).toBe(8);
  });

  it('is not available beyond a hundred standards', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => owned(index + 1));
    expect(freeSlot(hundred.slice(1))).toBe(101);
    expect(freeSlot(hundred)).toBeNull();
  });

  it('is never one of a deleted standard, which does not count as one of the hundred', () => {
    const deletedAt = new Date('2026-01-02T12:00:00Z');
    const all = Array.from({ length: 255 }, (_, index) => owned(index + 1, { deletedAt, position: null }));
    expect(freeSlot(all.slice(0, 254))).toBe(255);
    expect(freeSlot(all)).toBeNull();
  });
});

describe('a standard on the wire', () => {
  it('has its texts, its stars, the scale from 1 to 10, and whether it is selected', () => {
    expect(toCriterion(owned(3))).toEqual({
      id: 'id-3',
      builtInId: null,
      question: 'Humor',
      description: 'Laughs',
      weight: 4,
      gradingCriteria: { maxScore: 10, minScore: 1, highExample: 'Tears', lowExample: 'Silence' },
      selected: true,
      mustHave: null,
      createdAt: '2026-01-01T12:00:00.000Z',
    });
    expect(toCriterion(owned(3, { position: null })).selected).toBe(false);
  });
});
