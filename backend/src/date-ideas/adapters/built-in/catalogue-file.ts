import {
  IDEA_CATEGORIES,
  IDEA_COSTS,
  IDEA_DATE_TYPES,
  IDEA_SETTINGS,
  IDEA_SOURCES,
  IDEA_STAGES,
  IDEA_TIMES,
  IDEA_WEATHERS,
  REVEALED_TOPICS,
  type DateIdea,
} from '#contract/dating/date-ideas';
import type { IdeaKind } from '../../sources/idea-need';
import { costText } from '../cost-text';

export type CatalogueIdea = DateIdea & { readonly kind: IdeaKind };

const KINDS: Readonly<Record<string, IdeaKind>> = { venue: 'venues', event: 'events' };

/** Reads the table of ideas: a line of column names, then one line per idea. Throws on an unknown value. */
export function readCatalogue(file: string): CatalogueIdea[] {
  const [head = '', ...lines] = file.trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return toIdea(new Map(columns.map((column, index) => [column, cells[index] ?? ''])));
  });
}

function toIdea(row: ReadonlyMap<string, string>): CatalogueIdea {
  const cell = (column: string) => row.get(column) ?? '';
  const words = (column: string) => cell(column).split(' ');
  const cost = known(IDEA_COSTS, Number(cell('cost')));
  return {
    id: cell('id'),
    kind: known(Object.values(KINDS), KINDS[cell('kind')]),
    name: cell('name'),
    address: null,
    description: cell('description'),
    photoUrl: null,
    rating: null,
    estimatedCost: costText(cost),
    eventType: known(IDEA_CATEGORIES, cell('category')),
    date: null,
    openingHours: null,
    ticketUrl: null,
    searchQuery: cell('search'),
    source: known(IDEA_SOURCES, cell('source')),
    attribution: null,
    tags: {
      dateTypes: words('dateTypes').map((word) => known(IDEA_DATE_TYPES, word)),
      cost,
      minutes: Number(cell('minutes')),
      setting: known(IDEA_SETTINGS, cell('setting')),
      weather: known(IDEA_WEATHERS, cell('weather')),
      times: words('times').map((word) => known(IDEA_TIMES, word)),
      stages: words('stages').map((word) => known(IDEA_STAGES, word)),
    },
    reveals: words('reveals').map((word) => known(REVEALED_TOPICS, word)),
    revealsWhy: cell('why'),
    goodFor: [],
  };
}

function known<Value>(allowed: readonly Value[], value: unknown): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new Error(`The catalogue of date ideas has an unknown value: ${String(value)}`);
  return found;
}
