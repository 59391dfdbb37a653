import { problems, verdicts } from '../rules/test-support/verdicts';
import { IMPORT_FIELDS, IMPORT_LIMITS, IMPORT_RULES, IMPORT_TEXTS, RECORD_SECTIONS } from './imports';

describe('an import', () => {
  it('needs a text alone', () => {
    expect(problems(IMPORT_RULES, { text: 'Name\nRobin' })).toEqual([]);
    expect(problems(IMPORT_RULES, {})).toEqual([
      ['text', 'A file or a list is required: choose a file, or paste your list first.'],
    ]);
  });

  it('leaves it to the reader whether a text of blanks holds anything', () => {
    expect(verdicts(IMPORT_RULES.text, [' ', '\n', '\0'])).toEqual([null]);
    expect(verdicts(IMPORT_RULES.text, ['', null, 5, ['Name']])).toEqual([
      'A file or a list is required: choose a file, or paste your list first.',
    ]);
  });

  it('takes a target for each column, or guesses all of them', () => {
    expect(verdicts(IMPORT_RULES.columns, [undefined, [], ['name', 'skip', 'standard:1']])).toEqual([null]);
    expect(verdicts(IMPORT_RULES.columns, [null, 'name', [1], ['name', null], {}])).toEqual([
      'A column is set to something that is not there. Please choose again.',
    ]);
  });

  it('takes a date order where the user chose one', () => {
    const orders = ['day-month', 'month-day', ' day-month ', '', null, undefined];
    expect(verdicts(IMPORT_RULES.dateOrder, orders)).toEqual([null]);
    expect(verdicts(IMPORT_RULES.dateOrder, ['year-month', 'Day-Month', 1, ['day-month']])).toEqual([
      'Choose whether the day or the month comes first in your dates.',
    ]);
  });
});

describe('the limits of an import', () => {
  it('are the ones that its messages name', () => {
    expect(IMPORT_LIMITS.bytes).toBe(2 * 1_000 * 1_000);
    expect(IMPORT_TEXTS.tooLarge).toBe('This file is too large. Files can have up to 2 MB.');
    expect(IMPORT_TEXTS.tooManyRows).toBe(
      'This file has too many rows. Files can have up to 5000 rows: split it into smaller ones.',
    );
    expect(IMPORT_TEXTS.tooManyColumns).toBe(
      'This file has too many columns. Files can have up to 100 columns.',
    );
  });

  it('leave room for every field and every standard that an account can rate', () => {
    expect(IMPORT_LIMITS.columns).toBeGreaterThanOrEqual(Object.keys(IMPORT_FIELDS).length + 10);
  });
});

describe('what is wrong with a file', () => {
  it('is said with the words of the file', () => {
    expect(IMPORT_TEXTS.twice('Age')).toBe('Two columns are set to Age. Choose one of them.');
    expect(IMPORT_TEXTS.severalNamed('Sam')).toBe(
      'You have several matches named Sam. Rename them so that we know which one is meant.',
    );
  });

  it('names a field in lower case within a sentence', () => {
    expect(IMPORT_TEXTS.differs('Sam', 'Profession', 7)).toBe(
      'Sam has another profession in row 7. Make them the same, or leave one of them empty.',
    );
  });
});

describe('the columns of a file', () => {
  it('have headings that can be told apart whatever their case', () => {
    const headings = Object.values(IMPORT_FIELDS).map((heading) => heading.toLowerCase());
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('are called what the dialogs call their fields', () => {
    const { name, age, profession, notes, date, feeling, chemistry, enjoyment } = IMPORT_FIELDS;
    expect([name, age, profession, notes]).toEqual(['Name', 'Age', 'Profession', 'Notes']);
    expect([date, feeling, chemistry, enjoyment]).toEqual([
      'Date',
      'Overall feeling',
      'Chemistry',
      'Enjoyment',
    ]);
  });

  it('tell the place of a match from the place of a date', () => {
    expect([IMPORT_FIELDS.location, IMPORT_FIELDS.place]).toEqual(['Location', 'Date location']);
  });
});

describe('the parts of a downloaded account', () => {
  it.each([
    ['dates', 'matches'],
    ['dates', 'standards'],
    ['standardsHistory', 'standards'],
    ['facts', 'matches'],
    ['plannedDates', 'matches'],
    ['predictions', 'matches'],
  ] as const)('put %s after the %s they belong to', (later, earlier) => {
    expect(RECORD_SECTIONS.indexOf(later)).toBeGreaterThan(RECORD_SECTIONS.indexOf(earlier));
  });
});
