import {
  IMPORT_FIELDS,
  type ImportBatch,
  type ImportField,
  type ImportPreview,
  type ImportProblem,
  type UndoneImport,
} from '#contract/account/imports';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "a, b and c" */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "2 matches, 5 dates and details of 1 match" */
export function amount({
  matches,
  dates,
  completed,
}: Pick<ImportBatch, 'matches' | 'dates' | 'completed'>): string {
  const parts = [
    ...(matches > 0 ? [counted(matches, 'match', 'matches')] : []),
    ...(dates > 0 ? [counted(dates, 'date', 'dates')] : []),
    ...(completed > 0 ? [`details of ${counted(completed, 'match', 'matches')}`] : []),
  ];
  return listed(parts) || 'nothing';
}

/** "2 to 5 and 9", for ascending numbers. */
function rowsText(rows: readonly number[]): string {
  const runs: number[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.at(-1) === row - 1) run.push(row);
    else runs.push([row]);
  }
  return listed(
    runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map((row) => String(row)))),
  );
}

interface ProblemRow {
  /** "2 to 5 and 9"; empty for a problem of the whole file. */
  rows: string;
  /** By the file's own heading; empty for a problem of the whole row. */
  column: string;
  message: string;
}

/** A line for each thing to fix; the same in several rows is said once. */
export function problemRows(problems: readonly ImportProblem[]): ProblemRow[] {
  const groups = new Map<string, ImportProblem[]>();
  for (const problem of problems) {
    const key = `${problem.column ?? ''}\n${problem.message}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => ({
    rows: rowsText(group.flatMap(({ row }) => row ?? [])),
    column: group[0]?.column ?? '',
    message: group[0]?.message ?? '',
  }));
}

/** "Fix rows 14 and 17.", or null for a column with nothing to fix. */
export function columnText(heading: string, problems: readonly ImportProblem[]): string | null {
  const rows = problems.flatMap(({ column, row }) => (column === heading && row !== null ? [row] : []));
  if (rows.length === 0) return null;
  return `Fix ${rows.length === 1 ? 'row' : 'rows'} ${rowsText(rows)}.`;
}

export function leftOutText({ alreadyThere, skipped }: ImportPreview): string | null {
  const ratings = skipped.filter(({ isRating }) => isRating).map(({ heading }) => heading);
  const others = skipped
    .filter(({ isRating }) => !isRating)
    .map(({ heading }) => heading || 'a column without a heading');
  const sentences = [
    ...(alreadyThere > 0 ? [`${counted(alreadyThere, 'date is', 'dates are')} already there.`] : []),
    ...(ratings.length > 0 ? [`Not one of your standards: ${ratings.join(', ')}.`] : []),
    ...(others.length > 0 ? [`Not imported: ${others.join(', ')}.`] : []),
  ];
  return sentences.join(' ') || null;
}

/** "Robin, 2 dates more, with age and notes" */
export function personText({ name, isNew, dates, filled }: ImportPreview['people'][number]): string {
  const count = dates === 0 ? 'no dates' : counted(dates, 'date', 'dates');
  const details = filled.length > 0 ? `with ${listed(filled.map(fieldWord))}` : null;
  const added = isNew ? count : dates > 0 ? `${count} more` : null;
  return [name, added, details].filter((part) => part !== null).join(', ');
}

/** "Sofia is already there: age and notes stay as they are." */
export function unchangedText({ name, fields }: ImportPreview['unchanged'][number]): string {
  return `${name} is already there: ${listed(fields.map(fieldWord))} ${fields.length === 1 ? 'stays as it is' : 'stay as they are'}.`;
}

function fieldWord(field: ImportField): string {
  return field === 'archived' ? 'being active' : IMPORT_FIELDS[field].toLowerCase();
}

/** What undoing a downloaded account doesn't bring back. */
export const LEFT_BY_UNDO =
  'Undo removes matches and dates. The standards and their history, your conversation with Alex and your votes on date ideas stay as the file has them.';

/** What undoing does, said before it is done. */
export function undoQuestion(batch: ImportBatch): string {
  const question = `This removes ${amount(batch)}. What you changed since stays.`;
  return batch.kind === 'export' ? `${question} ${LEFT_BY_UNDO}` : question;
}

export function undoneText({ kept, ...gone }: UndoneImport): string {
  const removed = amount(gone) === 'nothing' ? 'Nothing was removed.' : `Removed ${amount(gone)}.`;
  if (kept.length === 0) return removed;
  return `${removed} ${kept.join(', ')} ${kept.length === 1 ? 'stays' : 'stay'}, because something was changed or added since.`;
}
