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

/** "Row 14, Spark: Chemistry rating must be between 1 and 10, not 11.", with the column's own heading. */
export function problemText({ row, column, message }: ImportProblem): string {
  const place = [...(row === null ? [] : [`Row ${row}`]), ...(column ? [column] : [])];
  return place.length === 0 ? message : `${place.join(', ')}: ${message}`;
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
