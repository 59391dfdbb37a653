import { csvLine } from './csv';

describe('a line of the export', () => {
  it('holds text, numbers, yes and no, and nothing for what is unknown', () => {
    expect(csvLine(['Ada', 3, true, null, ''])).toBe('Ada,3,true,,\r\n');
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'lets no spreadsheet run %j as a formula',
    (typed) => {
      expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves negative numbers numbers', () => {
    expect(csvLine([-4])).toBe('-4\r\n');
  });
});
