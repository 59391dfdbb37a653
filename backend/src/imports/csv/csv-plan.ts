import {
  IMPORT_FIELDS,
  IMPORT_TEXTS,
  type DateOrder,
  type ImportField,
  type ImportProblem,
  type ImportTarget,
} from '#contract/account/imports';
import { CANDIDATE_CHANGE_RULES, CANDIDATE_RULES } from '#contract/dating/candidates';
import { CONTEXT_SCORE_RULES, DATE_RULES } from '#contract/dating/date-experiences';
import { checkField, readField } from '#contract/rules/check-field';
import type { FieldRule } from '#contract/rules/field-rule';
import type { ScoredDate } from '#scoring/types';
import type { Details, Match, Person } from '../../candidates/candidate';
import { ratingsOfNewDate, type RatedStandard } from '../../date-experiences/ratings';
import { DomainError } from '../../platform/errors/domain-error';
import type { CsvRow, CsvTable } from './csv-table';
import { labelOf } from './column-targets';
import { dayOf } from './written-date';

interface PlannedDate extends Pick<ScoredDate, 'day' | 'chemistry' | 'enjoyment' | 'ratings'> {
  readonly location: string | null;
  readonly personalNotes: string | null;
}

export interface PlannedPerson {
  readonly person: Person;
  readonly isArchived: boolean;
  /** The match they already are; null: a new one. */
  readonly existing: Match | null;
  readonly dates: readonly PlannedDate[];
  /** What the match who is already there doesn't have yet. */
  readonly filled: Details;
  /** What the file has otherwise of the match who is already there. */
  readonly unchanged: readonly ImportField[];
}

export interface CsvPlan {
  /** In the order of the file. */
  readonly people: readonly PlannedPerson[];
  /** Dates left out, because the account has them. */
  readonly alreadyThere: number;
  readonly problems: readonly ImportProblem[];
}

interface Sources {
  readonly table: CsvTable;
  readonly targets: readonly ImportTarget[];
  readonly dateOrder: DateOrder | null;
  /** Those that can be rated: selected ones and others that are not deleted. */
  readonly standards: readonly RatedStandard[];
  readonly matches: readonly Match[];
  readonly now: Date;
}

/** A field of a person, with the rule the API has for it. */
const PERSON_RULES = {
  age: CANDIDATE_RULES.age,
  profession: CANDIDATE_RULES.profession,
  location: CANDIDATE_RULES.location,
  notes: CANDIDATE_RULES.notes,
} as const;
type PersonField = keyof typeof PERSON_RULES;
const PERSON_FIELDS = Object.keys(PERSON_RULES) as PersonField[];

/** A date can't do without these, whether a form asks or a file. */
const DATE_RULE = { ...DATE_RULES.dateDate, optional: false, requiredBy: 'both' } as const;

const YES = ['yes', 'y', 'true', '1', 'x', 'archived'];
const NO = ['', 'no', 'n', 'false', '0', 'active'];

const isDateField = (target: ImportTarget): boolean =>
  ['date', 'place', 'feeling', 'chemistry', 'enjoyment'].includes(target) || target.startsWith('standard:');

interface Draft {
  readonly name: string;
  readonly fields: Partial<Record<PersonField, { value: string | number; row: number }>>;
  isArchived: boolean;
  readonly existing: Match | null;
  readonly dates: PlannedDate[];
}

/** A number if it is written as one: "7" and "7.0", but also "7.5", which the rule then rejects by its own words. */
function numberOrText(text: string): number | string | null {
  if (text === '') return null;
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

const nameKey = (name: string): string => name.normalize('NFC').trim().toUpperCase();

type MatchesByName = ReadonlyMap<string, readonly Match[]>;

function byName(matches: readonly Match[]): MatchesByName {
  const named = new Map<string, Match[]>();
  for (const match of matches) {
    const key = nameKey(match.name);
    const same = named.get(key);
    if (same) same.push(match);
    else named.set(key, [match]);
  }
  return named;
}

/** What importing the rows would make, by the rules that the API has for each field. Pure: it changes nothing. */
export function planCsv(sources: Sources): CsvPlan {
  const problems: ImportProblem[] = [...sources.table.problems, ...targetProblems(sources)];
  const known = byName(sources.matches);
  const drafts = new Map<string, Draft>();
  let alreadyThere = 0;
  if (problems.length === 0)
    for (const row of sources.table.rows) {
      const reader = new RowReader(row, sources, known, problems);
      const draft = reader.person(drafts);
      const date = reader.date();
      if (!draft || !date) continue;
      if (draft.existing && hasDate(draft.existing, date)) alreadyThere += 1;
      else draft.dates.push(date);
    }
  return { people: [...drafts.values()].map(toPlanned), alreadyThere, problems };
}

function targetProblems({ targets, standards }: Sources): ImportProblem[] {
  const used = targets.filter((target) => target !== 'skip');
  const repeated = new Set(used.filter((target, index) => used.indexOf(target) !== index));
  const messages = [...repeated].map((target) => IMPORT_TEXTS.twice(labelOf(target, standards)));
  if (!used.includes('name')) messages.unshift(IMPORT_TEXTS.noName);
  return messages.map((message) => ({ row: null, message }));
}

class RowReader {
  private readonly values: ReadonlyMap<ImportTarget, string>;

  constructor(
    private readonly row: CsvRow,
    private readonly sources: Sources,
    private readonly known: MatchesByName,
    private readonly problems: ImportProblem[],
  ) {
    this.values = new Map(sources.targets.map((target, index) => [target, row.cells[index] ?? '']));
  }

  /** The person of this row, who may have had rows before. Null when the row doesn't say who. */
  person(drafts: Map<string, Draft>): Draft | null {
    const name = readField(CANDIDATE_RULES.name, this.cell('name'));
    if (this.reject('name', CANDIDATE_RULES.name, name) || typeof name !== 'string') return null;
    const draft = drafts.get(nameKey(name)) ?? this.newDraft(name);
    drafts.set(nameKey(name), draft);
    for (const field of PERSON_FIELDS) this.readDetail(draft, field);
    this.readArchived(draft);
    return draft;
  }

  /** The date of this row; null when it has none, or a wrong one. */
  date(): PlannedDate | null {
    const isGiven = [...this.values].some(([target, text]) => isDateField(target) && text !== '');
    if (!isGiven) return null;
    const before = this.problems.length;
    const text = this.cell('date');
    const day = text === '' ? null : dayOf(text, this.sources.dateOrder);
    this.reject('date', DATE_RULE, day, text);
    const chemistry = this.rating('chemistry');
    const enjoyment = this.rating('enjoyment');
    const location = this.text(DATE_RULES.location, 'place');
    const personalNotes = this.text(DATE_RULES.personalNotes, 'feeling');
    const ratings = this.ratings();
    if (this.problems.length > before || !ratings || day === null) return null;
    return {
      day,
      chemistry: Number(chemistry),
      enjoyment: Number(enjoyment),
      ratings,
      location,
      personalNotes,
    };
  }

  private newDraft(name: string): Draft {
    const same = this.known.get(nameKey(name)) ?? [];
    if (same.length > 1) this.complain(IMPORT_TEXTS.severalNamed(name));
    const existing = same.length === 1 ? (same[0] ?? null) : null;
    return { name, fields: {}, isArchived: false, existing, dates: [] };
  }

  private readDetail(draft: Draft, field: PersonField): void {
    const rule: FieldRule = PERSON_RULES[field];
    const text = this.cell(field);
    const value = rule.kind === 'whole-number' ? numberOrText(text) : readField(rule, text);
    if (this.reject(field, rule, value, text) || (typeof value !== 'string' && typeof value !== 'number'))
      return;
    const known = draft.fields[field];
    if (!known) draft.fields[field] = { value, row: this.row.number };
    else if (known.value !== value)
      this.complain(IMPORT_TEXTS.differs(draft.name, IMPORT_FIELDS[field], known.row), field);
  }

  private readArchived(draft: Draft): void {
    const text = this.cell('archived').toLowerCase();
    if (YES.includes(text)) draft.isArchived = true;
    else if (!NO.includes(text))
      this.complain(unlike(CANDIDATE_CHANGE_RULES.archived.message, text), 'archived');
  }

  private rating(field: 'chemistry' | 'enjoyment'): unknown {
    const text = this.cell(field);
    const value = numberOrText(text) ?? undefined;
    this.reject(field, CONTEXT_SCORE_RULES[field], value, text);
    return value;
  }

  private text(rule: FieldRule, field: ImportField): string | null {
    const value = readField(rule, this.cell(field));
    return this.reject(field, rule, value) || typeof value !== 'string' ? null : value;
  }

  /** Standards without a rating in this row have not been seen yet. */
  private ratings(): Readonly<Record<string, number>> | null {
    const { standards } = this.sources;
    const scores = Object.fromEntries(
      standards
        .map(({ id, selected }) => ({ id, selected, score: numberOrText(this.cell(`standard:${id}`)) }))
        .filter(({ selected, score }) => selected || score !== null)
        .map(({ id, score }) => [id, score]),
    );
    try {
      return ratingsOfNewDate(standards, scores);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const { field, message } of error.details.errors ?? []) {
        const id = field.split('.')[1];
        if (id === undefined) this.complain(message);
        else this.complain(unlike(message, this.cell(`standard:${id}`)), `standard:${id}`);
      }
      return null;
    }
  }

  private cell(target: ImportTarget): string {
    return this.values.get(target) ?? '';
  }

  /** Whether the value breaks the rule, which is then a problem of this row. */
  private reject(target: ImportTarget, rule: FieldRule, value: unknown, text = ''): boolean {
    const context = { side: 'api', passwordMinLength: 0, now: this.sources.now, values: {} } as const;
    const problem = checkField(rule, value, context);
    if (problem) this.complain(unlike(problem.message, text), target);
    return problem !== null;
  }

  /** With the column's heading, which can say something else than the field that it becomes. */
  private complain(message: string, target?: ImportTarget): void {
    const { targets, table } = this.sources;
    const heading = target && table.headings[targets.indexOf(target)];
    this.problems.push({ row: this.row.number, ...(heading && { column: heading }), message });
  }
}

const QUOTED_MAX = 30;

/** "Age must be between 18 and 100, not 17." */
function unlike(message: string, text: string): string {
  if (text === '' || text.length > QUOTED_MAX) return message;
  return `${message.replace(/\.$/, '')}, not ${text}.`;
}

function hasDate({ history }: Match, date: PlannedDate): boolean {
  return history.some(
    ({ day, chemistry, enjoyment, ratings }) =>
      day === date.day &&
      chemistry === date.chemistry &&
      enjoyment === date.enjoyment &&
      Object.keys(ratings).length === Object.keys(date.ratings).length &&
      Object.entries(date.ratings).every(([slot, score]) => ratings[slot] === score),
  );
}

function toPlanned({ name, fields, isArchived, existing, dates }: Draft): PlannedPerson {
  const text = (field: PersonField): string | null => {
    const value = fields[field]?.value;
    return typeof value === 'string' ? value : null;
  };
  const age = fields.age?.value;
  const person: Person = {
    name,
    age: typeof age === 'number' ? age : null,
    profession: text('profession'),
    location: text('location'),
    notes: text('notes'),
  };
  const given = existing ? PERSON_FIELDS.filter((field) => person[field] !== null) : [];
  const isEmpty = (field: PersonField): boolean => (existing?.[field] ?? '') === '';
  const differs = (field: PersonField): boolean => !isEmpty(field) && existing?.[field] !== person[field];
  const filled: Details = Object.fromEntries(given.filter(isEmpty).map((field) => [field, person[field]]));
  const isArchivedOnlyHere = isArchived && existing?.archivedAt === null;
  const unchanged = [...given.filter(differs), ...(isArchivedOnlyHere ? (['archived'] as const) : [])];
  return { person, isArchived, existing, dates, filled, unchanged };
}
