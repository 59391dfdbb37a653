import { NO_CONCERN } from './concern';
import { changeMatch, inListOrder, type Match } from './candidate';

const NOW = new Date('2026-06-30T12:00:00Z');
const LATER = new Date('2026-07-30T12:00:00Z');

const match = (id: string, change: Partial<Match> = {}): Match => ({
  id,
  name: 'Robin',
  age: 31,
  profession: 'Baker',
  location: 'Lisbon',
  notes: 'Kind.',
  archivedAt: null,
  createdAt: NOW,
  version: 1,
  concern: NO_CONCERN,
  history: [],
  ...change,
});

describe('changing a match', () => {
  it('replaces the given fields, even with null, and leaves the rest', () => {
    expect(changeMatch(match('a'), { name: 'Robyn', age: null, notes: undefined }, NOW)).toEqual(
      match('a', { name: 'Robyn', age: null }),
    );
  });

  it('keeps the first archiving date, and clears it on unarchiving', () => {
    const archived = changeMatch(match('a'), { archived: true }, NOW);
    expect(archived.archivedAt).toEqual(NOW);
    expect(changeMatch(archived, { archived: true }, LATER).archivedAt).toEqual(NOW);
    expect(changeMatch(archived, { name: 'Robyn' }, LATER).archivedAt).toEqual(NOW);
    expect(changeMatch(archived, { archived: false }, LATER).archivedAt).toBeNull();
  });
});

describe('the order of matches', () => {
  it('is active first, then newest, then by id, so that it is stable', () => {
    const matches = [
      match('a', { archivedAt: NOW, createdAt: LATER }),
      match('b'),
      match('c', { createdAt: LATER }),
      match('d'),
      match('e', { archivedAt: NOW }),
    ];
    const order = ['c', 'd', 'b', 'a', 'e'];
    expect(inListOrder(matches).map(({ id }) => id)).toEqual(order);
    expect(inListOrder([...matches].reverse()).map(({ id }) => id)).toEqual(order);
  });
});
