import Papa from 'papaparse';
import { IMPORT_LIMITS, IMPORT_TEXTS, type ImportProblem } from '#contract/account/imports';
import { typedText } from '../../platform/csv/csv-line';

export interface CsvRow {
  /** As a spreadsheet counts: the first line of the file is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly headings: readonly string[];
  /** Without empty ones. */
  readonly rows: readonly CsvRow[];
  /** Why it can't be imported, whatever its rows say. */
  readonly problems: readonly ImportProblem[];
}

const DELIMITERS = [',', ';', '\t'];
/** A first line with which Excel names the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\n/i;

/** Reads a CSV file: cells between commas, semicolons or tabs, which may have quoted line breaks. */
export function readCsvTable(text: string): CsvTable {
  // Copied together, a file can end its lines in several ways, of which the parser knows one.
  const withoutMark = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = NAMED_DELIMITER.exec(withoutMark);
  const table = withoutMark.slice(named?.[0].length ?? 0);
  const { data, errors } = Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? delimiterOf(table),
    // Two more than there may be, to know that there are too many.
    preview: IMPORT_LIMITS.rows + 2,
  });
  const firstNumber = named ? 2 : 1;
  const [heading, ...rows] = data
    .map((cells, index): CsvRow => ({
      number: firstNumber + index,
      cells: cells.map((cell) => typedText(cell.trim())),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const problems: ImportProblem[] = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row }) => ({ row: firstNumber + (row ?? 0), message: IMPORT_TEXTS.openQuote }));
  const refusal = refusalOf(heading?.cells.length ?? 0, rows.length);
  if (refusal) problems.unshift({ row: null, message: refusal });
  return { headings: heading?.cells ?? [], rows: rows.slice(0, IMPORT_LIMITS.rows), problems };
}

/** The one that parts the headings: cells may have commas of their own, headings hardly ever do. */
function delimiterOf(table: string): string {
  const headingsBy = (delimiter: string) =>
    Papa.parse<string[]>(table, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data[0]?.length ?? 0;
  return DELIMITERS.toSorted((one, other) => headingsBy(other) - headingsBy(one))[0] ?? ',';
}

function refusalOf(columns: number, rows: number): string | null {
  if (rows === 0) return IMPORT_TEXTS.empty;
  if (rows > IMPORT_LIMITS.rows) return IMPORT_TEXTS.tooManyRows;
  return columns > IMPORT_LIMITS.columns ? IMPORT_TEXTS.tooManyColumns : null;
}
