import { csvLine, typedText } from './csv-line';

describe('a row of the export', () => {
  it('holds text, numbers, yes and no, and nothing for what is unknown', () => {
    expect(csvLine(['Ada', 3, true, null, ''])).toBe('Ada,3,true,,\r\n');
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'keeps spreadsheets from running %j as a formula',
    (typed) => {
      expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves negative numbers alone', () => {
    expect(csvLine([-4])).toBe('-4\r\n');
  });
});

describe('a cell that was read back', () => {
  it.each(['=1+1', '-1', '@Ada', "'quoted'", "'", 'plain'])('is %j again', (typed) => {
    const [cell = ''] = csvLine([typed]).split('\r\n');
    expect(typedText(cell)).toBe(typed);
  });
});
