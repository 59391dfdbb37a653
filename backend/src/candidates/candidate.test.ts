import { NO_CONCERN } from './concern';
import { changeMatch, inListOrder, isAside, type Match } from './candidate';

const NOW = new Date('2026-06-30T12:00:00Z');
const LATER = new Date('2026-07-30T12:00:00Z');

const match = (id: string, change: Partial<Match> = {}): Match => ({
  id,
  name: 'Robin',
  age: 31,
  profession: 'Baker',
  location: 'Lisbon',
  notes: 'Kind.',
  stage: null,
  archivedAt: null,
  archiveReason: null,
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

describe('the reason for archiving a match', () => {
  const archived = changeMatch(match('a'), { archived: true, archiveReason: 'no_spark' }, NOW);

  it('comes with archiving it, or later, and goes with unarchiving it', () => {
    expect(archived.archiveReason).toBe('no_spark');
    expect(changeMatch(archived, { archiveReason: 'values' }, NOW).archiveReason).toBe('values');
    expect(changeMatch(archived, { archiveReason: null }, NOW).archiveReason).toBeNull();
    expect(changeMatch(archived, { archived: false }, NOW).archiveReason).toBeNull();
  });

  it('is refused where nothing is archived', () => {
    expect(() => changeMatch(match('a'), { archiveReason: 'no_spark' }, NOW)).toThrow('no longer archived');
    expect(() => changeMatch(archived, { archived: false, archiveReason: 'values' }, NOW)).toThrow();
    expect(changeMatch(match('a'), { archiveReason: null }, NOW)).toEqual(match('a'));
  });

  it('and the stage are aside from the form', () => {
    expect(isAside({ stage: 'dating', archiveReason: null })).toBe(true);
    expect(isAside({ stage: 'dating', name: 'Robin' })).toBe(false);
    expect(isAside({ stage: 'ended', archived: true })).toBe(false);
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
