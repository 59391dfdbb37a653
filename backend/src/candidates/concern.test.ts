import { isConcerning, NO_CONCERN, withText } from './concern';

const NOW = new Date('2026-06-30T12:00:00Z');

describe('a concern', () => {
  it('lasts as long as the notes of a date do', () => {
    const concern = withText(withText(NO_CONCERN, 'one', true), 'two', true);
    expect(isConcerning({ name: 'Sam', notes: null, concern }, NOW)).toBe(true);
    const less = withText(concern, 'one', false);
    expect(isConcerning({ name: 'Sam', notes: null, concern: less }, NOW)).toBe(true);
    expect(withText(less, 'two', false)).toEqual(NO_CONCERN);
    expect(withText(concern, 'one', true).dates).toEqual(['two', 'one']);
  });

  it('lasts for 90 days after a conversation', () => {
    const said = (saidAt: string) =>
      isConcerning({ name: 'Sam', notes: null, concern: { ...NO_CONCERN, saidAt } }, NOW);
    expect(said('2026-06-30T11:00:00Z')).toBe(true);
    expect(said('2026-04-02T12:00:00Z')).toBe(true);
    expect(said('2026-04-01T11:00:00Z')).toBe(false);
    expect(isConcerning({ name: 'Sam', notes: 'Kind.', concern: NO_CONCERN }, NOW)).toBe(false);
  });

  it('lasts as long as the notes of the match do', () => {
    expect(isConcerning({ name: 'Sam', notes: 'He hit me.', concern: NO_CONCERN }, NOW)).toBe(true);
  });

  it('is none about the match when a former partner did it, unless the notes name the match', () => {
    const about = (notes: string) => isConcerning({ name: 'Sam', notes, concern: NO_CONCERN }, NOW);
    expect(about('I told her that my ex used to hit me')).toBe(false);
    expect(about('Years ago Sam used to hit me')).toBe(true);
    expect(about('Mein Ex hat mich früher geschlagen')).toBe(false);
  });
});
