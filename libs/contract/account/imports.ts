import type { RulesOf } from '../rules/field-rule';

export const IMPORT_LIMITS = {
  /** Of a file's text, in UTF-8. */
  bytes: 2_000_000,
  /** Not counting the headings. */
  rows: 5_000,
  columns: 100,
  /** How many problems and people an answer names; it counts all of them. */
  shown: 100,
  /** How many of a user's imports can be undone. */
  batches: 20,
} as const;

/** What a column of a file can be, by the heading that the product's own files give it. */
export const IMPORT_FIELDS = {
  name: 'Name',
  age: 'Age',
  profession: 'Profession',
  location: 'Location',
  notes: 'Notes',
  archived: 'Archived',
  date: 'Date',
  place: 'Date location',
  feeling: 'Overall feeling',
  chemistry: 'Chemistry',
  enjoyment: 'Enjoyment',
} as const;

/** What a file can tell about someone beside the name. */
export const IMPORT_DETAILS = ['age', 'profession', 'location', 'notes'] as const satisfies ImportField[];

export type ImportField = keyof typeof IMPORT_FIELDS;

/** A field, `standard:` and the id of one of the user's standards, or `skip`. */
export type ImportTarget = ImportField | `standard:${string}` | 'skip';

export const DATE_ORDERS = ['day-month', 'month-day'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** POST /api/import/preview and POST /api/import. */
export interface ImportRequest {
  /** A CSV file, or a file that "Download your data" made. */
  text: string;
  /** What each column is, from left to right; absent: guessed from the headings. */
  columns?: string[];
  /** What 3/4/2026 means; absent: read from the other dates where they tell. */
  dateOrder?: string | null;
}

export interface ImportColumn {
  heading: string;
  /** Its first values. */
  samples: string[];
  target: string;
}

export interface ImportProblem {
  /** As a spreadsheet counts: the headings are row 1. Null where the file has no rows. */
  row: number | null;
  /** The heading of the column, as the file has it; absent where it is about a whole row, or none. */
  column?: string;
  message: string;
}

interface ImportedPerson {
  name: string;
  /** False: the dates are added to a match the user already has. */
  isNew: boolean;
  dates: number;
  /** Details of a match who was there before, empty until now. */
  filled: ImportField[];
}

export interface ImportPreview {
  kind: 'csv' | 'export';
  /** Of a CSV file. */
  columns: ImportColumn[];
  /** How its dates are read; null while only the user can tell, or where there are none to tell apart. */
  dateOrder: DateOrder | null;
  /** The user has to say what 3/4/2026 means. */
  isDateOrderUnclear: boolean;
  /** How many matches, dates and standards will be made. */
  matches: number;
  dates: number;
  standards: number;
  /** How many matches who are already there get details that they didn't have. */
  completed: number;
  /** Dates that are already there, rating for rating: they are left out. */
  alreadyThere: number;
  /** The first of them. */
  people: ImportedPerson[];
  /** What the file has otherwise of matches who are already there: it stays as it is. The first of them. */
  unchanged: { name: string; fields: ImportField[] }[];
  /** Columns that are left out, by heading, and whether they look like ratings. */
  skipped: { heading: string; isRating: boolean }[];
  /** The first of them; nothing is imported while there is one. */
  problems: ImportProblem[];
  problemCount: number;
}

/** An import that can be undone. */
export interface ImportBatch {
  id: string;
  kind: 'csv' | 'export';
  importedAt: string;
  matches: number;
  dates: number;
  /** Matches who were there before and got details. */
  completed: number;
}

/** DELETE /api/import/{id} */
export interface UndoneImport {
  matches: number;
  dates: number;
  /** Matches who were there before, and lost the details that the import gave them. */
  completed: number;
  /** People who were imported, or got dates or details, and of whom something was changed or added since, which stays. */
  kept: string[];
}

export const IMPORT_TEXTS = {
  empty: "There's nothing in this file. Choose another one, or paste a list with headings in its first row.",
  tooLarge: 'This file is too large. Files can have up to 2 MB.',
  tooManyRows: `This file has too many rows. Files can have up to ${IMPORT_LIMITS.rows} rows: split it into smaller ones.`,
  tooManyColumns: `This file has too many columns. Files can have up to ${IMPORT_LIMITS.columns} columns.`,
  noName: 'Choose which column has the names.',
  twice: (label: string) => `Two columns are set to ${label}. Choose one of them.`,
  unknownColumn: 'A column is set to something that is not there. Please choose again.',
  openQuote: 'A quotation mark is opened here and never closed.',
  dateOrder: 'Choose whether the day or the month comes first in your dates.',
  differs: (name: string, field: string, row: number) =>
    `${name} has another ${field.toLowerCase()} in row ${row}. Make them the same, or leave one of them empty.`,
  severalNamed: (name: string) =>
    `You have several matches named ${name}. Rename them so that we know which one is meant.`,
  nothingToDo: 'Everything in this file is already in your account.',
  notOurs: 'This file was not made by "Download your data". Choose that file, or a CSV file.',
  wrongTime:
    "This file says that it was made at a time that can't be right. Download your data again, and choose the new file.",
  newer: 'This file was made by a newer version. Update this one first, then try again.',
  accountNotEmpty:
    'A downloaded account can only be put into an empty one: without matches, dates or standards of your own.',
  wrongRows: 'Some rows need your attention. Nothing was imported.',
  gone: 'This import was already undone, or is too old to undo.',
} as const;

export const IMPORT_RULES = {
  text: {
    kind: 'opaque',
    required: 'A file or a list is required: choose a file, or paste your list first.',
  },
  columns: { kind: 'id-list', message: IMPORT_TEXTS.unknownColumn, optional: true },
  dateOrder: {
    kind: 'choice',
    options: DATE_ORDERS,
    nullable: true,
    optional: true,
    message: IMPORT_TEXTS.dateOrder,
  },
} as const satisfies RulesOf<ImportRequest>;

/** The parts of a downloaded account that can be put into another one, in the order in which they need each other. */
export const RECORD_SECTIONS = [
  'standards',
  'standardsHistory',
  'conversation',
  'matches',
  'dates',
  'facts',
  'plannedDates',
  'predictions',
  'dateIdeas',
] as const;

export type RecordSection = (typeof RECORD_SECTIONS)[number];

/** Grows when a file of this version could not be read by an earlier one. */
export const RECORD_VERSION = 1;
