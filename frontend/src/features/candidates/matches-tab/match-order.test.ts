import { aCandidate } from '../../../../test/match-fixtures';
import { daysAgo, found, inOrder } from './match-order';

const LEA = aCandidate({ id: 'lea', name: 'Léa', lastDate: '2026-03-01', createdAt: '2026-01-01T00:00:00Z' });
const ada = aCandidate({ id: 'ada', name: 'ada', lastDate: null, createdAt: '2026-02-01T00:00:00Z' });
const Zoe = aCandidate({
  id: 'zoe',
  name: 'Zoe',
  lastDate: '2026-03-09',
  createdAt: '2026-03-01T00:00:00Z',
  archived: true,
});
const names = (matches: readonly { name: string }[]) => matches.map(({ name }) => name);

describe('the order of matches', () => {
  it('has archived ones last, whatever it goes by', () => {
    const all = [Zoe, LEA, ada];
    expect(names(inOrder(all, 'fit'))).toEqual(['Léa', 'ada', 'Zoe']);
    expect(names(inOrder(all, 'lastDate'))).toEqual(['Léa', 'ada', 'Zoe']);
    expect(names(inOrder(all, 'added'))).toEqual(['ada', 'Léa', 'Zoe']);
    expect(names(inOrder(all, 'name'))).toEqual(['ada', 'Léa', 'Zoe']);
  });
});

describe('the best fit', () => {
  it('goes by the percentage, with those below a must-have after the others and the unscored last', () => {
    const one = (name: string, compatibilityScore: number | null, vetoed: string[] = []) =>
      aCandidate({ id: name, name, compatibilityScore, vetoed });
    const all = [one('Alex', 65), one('Ben', 90, ['s-trust']), one('Cleo', null), one('Sofia', 85)];
    expect(names(inOrder(all, 'fit'))).toEqual(['Sofia', 'Alex', 'Cleo', 'Ben']);
  });

  it('is not what a list begins with: someone just added stands first', () => {
    const older = aCandidate({ name: 'Older', compatibilityScore: 90, createdAt: '2026-01-01T00:00:00Z' });
    const newer = aCandidate({ name: 'Newer', compatibilityScore: null, createdAt: '2026-02-01T00:00:00Z' });
    expect(names(inOrder([older, newer], 'added'))).toEqual(['Newer', 'Older']);
  });
});

describe('a search', () => {
  it('goes by every word, without case and accents, in all that was written', () => {
    expect(names(found([LEA, ada, Zoe], 'lea'))).toEqual(['Léa']);
    expect(names(found([LEA, ada, Zoe], ' ARCHITECT  birthday '))).toHaveLength(3);
    expect(found([LEA, ada, Zoe], 'architect cellist')).toEqual([]);
    expect(found([LEA, ada, Zoe], '')).toHaveLength(3);
  });
});

describe('how long ago a day is', () => {
  it.each([
    ['2026-03-10', 'today'],
    ['2026-03-09', 'yesterday'],
    ['2026-03-01', '9 days ago'],
    ['2026-02-24', '2 weeks ago'],
    ['2026-01-05', '2 months ago'],
    ['2025-03-01', 'last year'],
    ['2026-03-11', 'today'],
  ])('%s is %s', (day, words) => {
    expect(daysAgo(day, '2026-03-10')).toBe(words);
  });
});
