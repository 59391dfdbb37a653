import { IMPORT_FIELDS } from '#contract/account/imports';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { standardHeading } from '../imports/csv/column-targets';
import { csvLine } from '../platform/csv/csv-line';

/** Without it, Excel takes a file for one of the computer's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Dating {
  readonly standards: readonly Criterion[];
  readonly matches: readonly Candidate[];
  readonly dates: readonly DateExperience[];
}

/** One row for each date, and one for each match without any: a file that importing reads again. */
export function toDatingCsv({ standards, matches, dates }: Dating): string {
  const isRated = ({ id }: Criterion) =>
    dates.some(({ evaluations }) => evaluations.some(({ criteriaId }) => criteriaId === id));
  const kept = standards.filter((standard) => standard.deletedAt === undefined);
  const columns = [...kept, ...standards.filter((one) => one.deletedAt !== undefined && isRated(one))];
  const rows = matches.flatMap((match) => {
    const own = dates.filter(({ candidateId }) => candidateId === match.id);
    return own.length > 0 ? own.map((date) => rowOf(match, date, columns)) : [rowOf(match, null, columns)];
  });
  const headings = [...Object.values(IMPORT_FIELDS), ...columns.map(standardHeading)];
  return BYTE_ORDER_MARK + csvLine(headings) + rows.map(csvLine).join('');
}

function rowOf(match: Candidate, date: DateExperience | null, columns: readonly Criterion[]) {
  const { name, age, profession, location, notes, archived } = match;
  return [
    name,
    age,
    profession,
    location,
    notes,
    archived ? 'yes' : 'no',
    date?.dateDate ?? null,
    date?.location ?? null,
    date?.personalNotes ?? null,
    date?.physicalChemistry ?? null,
    date?.enjoymentLevel ?? null,
    ...columns.map(({ id }) => date?.evaluations.find(({ criteriaId }) => criteriaId === id)?.score ?? null),
  ];
}
