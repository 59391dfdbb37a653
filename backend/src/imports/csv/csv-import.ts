import {
  DATE_ORDERS,
  IMPORT_DETAILS,
  IMPORT_LIMITS,
  IMPORT_TEXTS,
  type DateOrder,
  type ImportPreview,
  type ImportTarget,
} from '#contract/account/imports';
import type { Details, Match } from '../../candidates/candidate';
import type { RatedStandard } from '../../date-experiences/ratings';
import { guessTargets, looksLikeRatings, readTargets } from './column-targets';
import { planCsv, type CsvPlan } from './csv-plan';
import { readCsvTable, type CsvTable } from './csv-table';
import { dateOrderOf } from './written-date';

const SAMPLES = 3;

interface Sources {
  readonly text: string;
  /** As the user chose them; null: guessed. */
  readonly columns: readonly string[] | null;
  readonly dateOrder: string | null;
  readonly standards: readonly RatedStandard[];
  readonly matches: readonly Match[];
  readonly now: Date;
}

/** A CSV file as it was read, and what importing it would do. */
export interface CsvImport {
  readonly table: CsvTable;
  readonly targets: readonly ImportTarget[];
  readonly dateOrder: DateOrder | null;
  readonly isDateOrderUnclear: boolean;
  readonly plan: CsvPlan;
}

export function readCsvImport({ text, columns, dateOrder, standards, matches, now }: Sources): CsvImport {
  const table = readCsvTable(text);
  const given = columns && readTargets(columns, table.headings.length, standards);
  const targets = given ?? guessTargets(table.headings, standards);
  const found = dateOrderOf(valuesOf(table, targets.indexOf('date')));
  const chosen = DATE_ORDERS.find((order) => order === dateOrder) ?? null;
  const isDateOrderUnclear = found === 'unclear' && chosen === null;
  const order = chosen ?? (found === 'unclear' ? null : found);
  const plan = planCsv({ table, targets, dateOrder: order, standards, matches, now });
  const asked = [
    ...(columns && !given ? [IMPORT_TEXTS.unknownColumn] : []),
    ...(isDateOrderUnclear ? [IMPORT_TEXTS.dateOrder] : []),
  ].map((message) => ({ row: null, message }));
  return {
    table,
    targets,
    dateOrder: order,
    isDateOrderUnclear,
    plan: { ...plan, problems: [...asked, ...plan.problems] },
  };
}

const isFilled = (details: Details): boolean => Object.keys(details).length > 0;

function valuesOf({ rows }: CsvTable, column: number): string[] {
  return column < 0 ? [] : rows.map(({ cells }) => cells[column] ?? '');
}

export function toPreview({ table, targets, dateOrder, isDateOrderUnclear, plan }: CsvImport): ImportPreview {
  const columns = table.headings.map((heading, index) => ({
    heading,
    samples: valuesOf(table, index)
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
    target: targets[index] ?? 'skip',
  }));
  const people = plan.people.filter(
    ({ existing, dates, filled }) => !existing || dates.length > 0 || isFilled(filled),
  );
  return {
    kind: 'csv',
    columns,
    dateOrder,
    isDateOrderUnclear,
    matches: people.filter(({ existing }) => !existing).length,
    dates: people.reduce((total, { dates }) => total + dates.length, 0),
    standards: 0,
    completed: people.filter(({ filled }) => isFilled(filled)).length,
    alreadyThere: plan.alreadyThere,
    people: people.slice(0, IMPORT_LIMITS.shown).map(({ person, existing, dates, filled }) => ({
      name: existing?.name ?? person.name,
      isNew: !existing,
      dates: dates.length,
      filled: IMPORT_DETAILS.filter((field) => Object.hasOwn(filled, field)),
    })),
    unchanged: plan.people
      .filter(({ unchanged }) => unchanged.length > 0)
      .slice(0, IMPORT_LIMITS.shown)
      .map(({ person, existing, unchanged }) => ({
        name: existing?.name ?? person.name,
        fields: [...unchanged],
      })),
    skipped: columns.flatMap(({ heading, target }, index) =>
      target === 'skip' ? [{ heading, isRating: looksLikeRatings(valuesOf(table, index)) }] : [],
    ),
    problems: plan.problems.slice(0, IMPORT_LIMITS.shown),
    problemCount: plan.problems.length,
  };
}
