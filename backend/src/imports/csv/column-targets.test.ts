import { guessTargets, looksLikeRatings, readTargets, standardHeading } from './column-targets';

const standard = (id: string, question: string) => ({ id, question, slot: 1, selected: true });
const STANDARDS = [standard('k', 'Kindness'), standard('n', 'Notes')];

describe('the columns of a file', () => {
  it('are guessed from headings that people use', () => {
    expect(guessTargets(['Person', 'job', 'CITY', 'When', 'Where', 'spark', 'Fun', 'kindness'], [])).toEqual([
      'name',
      'profession',
      'location',
      'date',
      'place',
      'chemistry',
      'enjoyment',
      'skip',
    ]);
    expect(guessTargets(['Date_Location', ' kindness '], STANDARDS)).toEqual(['place', 'standard:k']);
  });

  it('are each guessed once; a second place is where the date was', () => {
    expect(guessTargets(['Name', 'Name', 'Location', 'Location', 'Kindness', 'Kindness'], STANDARDS)).toEqual(
      ['name', 'skip', 'location', 'place', 'standard:k', 'skip'],
    );
  });

  it('tell a standard from the field that has its name', () => {
    expect(STANDARDS.map(standardHeading)).toEqual(['Kindness', 'Notes (standard)']);
    expect(guessTargets(['Notes', 'Notes (standard)'], STANDARDS)).toEqual(['notes', 'standard:n']);
  });

  it('are what was chosen, if that is there', () => {
    expect(readTargets(['skip', 'standard:k'], 2, STANDARDS)).toEqual(['skip', 'standard:k']);
    expect(readTargets(['skip', 'standard:x'], 2, STANDARDS)).toBeNull();
    expect(readTargets(['skip'], 2, STANDARDS)).toBeNull();
  });

  it('look like ratings when all their values do', () => {
    expect(looksLikeRatings(['1', '', '10'])).toBe(true);
    expect(looksLikeRatings(['1', '11'])).toBe(false);
    expect(looksLikeRatings(['', ''])).toBe(false);
  });
});
