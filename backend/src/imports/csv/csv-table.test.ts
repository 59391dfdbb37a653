import { readCsvTable } from './csv-table';

describe('a CSV file', () => {
  it('may have commas in the cells of a file with semicolons', () => {
    const { headings, rows } = readCsvTable('Name;Notes\nRobin;kind, funny, tall\nSam;a, b\n');
    expect(headings).toEqual(['Name', 'Notes']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Robin', 'kind, funny, tall'],
      ['Sam', 'a, b'],
    ]);
  });

  it('counts its rows as a spreadsheet does, over empty ones and quoted line breaks', () => {
    const { rows } = readCsvTable('Name,Notes\r\n\r\nRobin,"two\r\nlines"\r\n,\r\nSam,\r\n');
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [3, 'Robin', 'two\nlines'],
      [5, 'Sam', ''],
    ]);
  });

  it('says where a quotation mark is never closed', () => {
    const { problems } = readCsvTable('Name,Notes\nRobin,"kind\nSam,tall');
    expect(problems).toEqual([{ row: 2, message: expect.stringContaining('never closed') as string }]);
  });

  it('can have one column', () => {
    expect(readCsvTable('Name\nRobin\nSam').rows).toHaveLength(2);
  });
});
