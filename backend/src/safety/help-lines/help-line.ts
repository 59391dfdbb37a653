export const HELP_LINE_KINDS = [
  'emergency',
  'ambulance',
  'poison',
  'crisis',
  'violence',
  'sexual-violence',
  'hurting',
  'images',
] as const;
export type HelpLineKind = (typeof HELP_LINE_KINDS)[number];

export interface HelpLine {
  /** ISO 3166-1 alpha-2, or `ANYWHERE` for international directories. */
  readonly country: string;
  readonly kind: HelpLineKind;
  readonly name: string;
  /** As it is dialed in that country. */
  readonly call: string | null;
  /** A number to text, or "START 88788" where a word must be sent. */
  readonly text: string | null;
  readonly site: string | null;
  /** "24/7", or null when unknown. */
  readonly hours: string | null;
}

export const ANYWHERE = '**';

const COLUMNS = ['country', 'kind', 'name', 'call', 'text', 'site', 'hours', 'source', 'recorded'];

/**
 * Reads backend/data/help-lines.tsv. A line that names no source or no day it was recorded is an error, like one without
 * any way to reach it: a wrong number is worse than none.
 */
export function readHelpLines(table: string): HelpLine[] {
  const [header = '', ...lines] = table.trim().split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error('The columns of the help lines have changed.');
  return lines.map((line, index) => {
    const fields = line.split('\t');
    const [country = '', kind = '', name = '', call = '', text = '', site = '', hours = ''] = fields;
    const [source = '', recorded = ''] = fields.slice(7);
    const problem = problemOf({ country, kind, name, contact: call + text + site, source, recorded });
    if (problem) throw new Error(`Line ${index + 2} of the help lines ${problem}.`);
    const known = (field: string) => (field === '' ? null : field);
    return {
      country,
      kind: kind as HelpLineKind,
      name,
      call: known(call),
      text: known(text),
      site: known(site),
      hours: known(hours),
    };
  });
}

type Fields = Record<'country' | 'kind' | 'name' | 'contact' | 'source' | 'recorded', string>;

function problemOf({ country, kind, name, contact, source, recorded }: Fields): string | null {
  if (!/^(?:[A-Z]{2}|\*\*)$/.test(country)) return 'has no country';
  if (!HELP_LINE_KINDS.some((known) => known === kind)) return 'has no kind';
  if (name === '') return 'has no name';
  if (contact === '') return 'says no way to reach it';
  if (!source.startsWith('https://')) return 'names no source';
  if (Number.isNaN(Date.parse(recorded)) || !/^\d{4}-\d\d-\d\d$/.test(recorded))
    return 'says no day it was recorded';
  return null;
}
