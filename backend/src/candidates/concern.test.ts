import { isConcerning, NO_CONCERN, withDate } from './concern';

const NOW = new Date('2026-06-30T12:00:00Z');

describe('a concern', () => {
  it('lasts as long as the notes of a date do', () => {
    const concern = withDate(withDate(NO_CONCERN, 'one', true), 'two', true);
    expect(isConcerning({ notes: null, concern }, NOW)).toBe(true);
    const less = withDate(concern, 'one', false);
    expect(isConcerning({ notes: null, concern: less }, NOW)).toBe(true);
    expect(withDate(less, 'two', false)).toEqual(NO_CONCERN);
    expect(withDate(concern, 'one', true).dates).toEqual(['two', 'one']);
  });

  it('lasts for 90 days after a conversation', () => {
    const said = (saidAt: string) => isConcerning({ notes: null, concern: { dates: [], saidAt } }, NOW);
    expect(said('2026-06-30T11:00:00Z')).toBe(true);
    expect(said('2026-04-02T12:00:00Z')).toBe(true);
    expect(said('2026-04-01T11:00:00Z')).toBe(false);
    expect(isConcerning({ notes: 'Kind.', concern: NO_CONCERN }, NOW)).toBe(false);
  });

  it('lasts as long as the notes of the match do', () => {
    expect(isConcerning({ notes: 'He hit me.', concern: NO_CONCERN }, NOW)).toBe(true);
  });
});
