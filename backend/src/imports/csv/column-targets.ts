import { IMPORT_FIELDS, type ImportField, type ImportTarget } from '#contract/account/imports';
import type { RatedStandard } from '../../date-experiences/ratings';

/** Headings that people give these columns, beside the ones of the product's own files. */
const SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['match', 'person', 'first name', 'full name', 'who', 'partner', 'match name'],
  age: ['years', 'years old'],
  profession: ['job', 'occupation', 'work', 'career', 'job title'],
  location: ['city', 'town', 'lives in', 'home', 'where they live', 'from'],
  notes: ['note', 'about', 'comments', 'comment', 'description', 'remarks', 'match notes'],
  archived: ['is archived', 'over', 'ended'],
  date: ['day', 'when', 'date day', 'dated on', 'date of date'],
  place: ['place', 'venue', 'where', 'date place', 'where we went', 'spot'],
  feeling: ['feeling', 'feelings', 'impression', 'date notes', 'overall', 'how it felt', 'how it went'],
  chemistry: ['spark', 'physical chemistry', 'heart'],
  enjoyment: ['fun', 'enjoyed', 'enjoyment level', 'joy'],
};

const FIELDS = Object.keys(IMPORT_FIELDS) as ImportField[];
/** Tells a standard named like one of the fields from the field. */
const STANDARD_MARK = ' (standard)';

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

function fieldOf(heading: string): ImportField | null {
  const named = plain(heading);
  const isNamed = (field: ImportField) =>
    [IMPORT_FIELDS[field], ...SYNONYMS[field]].some((word) => plain(word) === named);
  return FIELDS.find(isNamed) ?? null;
}

/** The heading of a standard's column in the product's own files. */
export function standardHeading({ question }: Pick<RatedStandard, 'question'>): string {
  return fieldOf(question) ? question + STANDARD_MARK : question;
}

/** What the columns are, by their headings. Each field and each standard is one column at most. */
export function guessTargets(
  headings: readonly string[],
  standards: readonly RatedStandard[],
): ImportTarget[] {
  const taken = new Set<ImportTarget>();
  const take = (target: ImportTarget): ImportTarget => {
    taken.add(target);
    return target;
  };
  return headings.map((heading) => {
    const standard = standards.find((one) => plain(standardHeading(one)) === plain(heading));
    if (standard && !taken.has(`standard:${standard.id}`)) return take(`standard:${standard.id}`);
    const field = fieldOf(heading);
    if (field && !taken.has(field)) return take(field);
    // The second place of a row is where the date was.
    return field === 'location' && !taken.has('place') ? take('place') : 'skip';
  });
}

/** The given targets, one for each column; null when one of them is not there or is no target. */
export function readTargets(
  given: readonly string[],
  columnCount: number,
  standards: readonly RatedStandard[],
): ImportTarget[] | null {
  if (given.length !== columnCount) return null;
  const known: ImportTarget[] = [
    'skip',
    ...FIELDS,
    ...standards.map(({ id }): ImportTarget => `standard:${id}`),
  ];
  const targets = given.flatMap((text) => known.find((target) => target === text) ?? []);
  return targets.length === columnCount ? targets : null;
}

/** What a target is called where the user chooses it. */
export function labelOf(target: ImportTarget, standards: readonly RatedStandard[]): string {
  const field = FIELDS.find((one) => one === target);
  if (field) return IMPORT_FIELDS[field];
  return standards.find(({ id }) => target === `standard:${id}`)?.question ?? '';
}

/** Whether all values are whole numbers from 1 to 10, as in a column of ratings. */
export function looksLikeRatings(values: readonly string[]): boolean {
  const given = values.filter((value) => value !== '');
  return given.length > 0 && given.every((value) => /^([1-9]|10)$/.test(value));
}
