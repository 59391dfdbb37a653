import type { DateIdea, DateIdeaPreference, IdeaTags } from '#contract/dating/date-ideas';

/** An idea on the page: from today's list, or stored with a preference, possibly by another client. */
export interface ShownIdea extends Omit<DateIdea, 'source' | 'reveals'> {
  source: string;
  isEvent: boolean;
}

const NO_TAGS: IdeaTags = {
  dateTypes: [],
  cost: null,
  minutes: null,
  setting: null,
  weather: null,
  times: [],
  stages: [],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function tagsOf(value: unknown): IdeaTags {
  const isOurs =
    isObject(value) && [value['dateTypes'], value['times'], value['stages']].every(Array.isArray);
  return isOurs ? { ...NO_TAGS, ...value } : NO_TAGS;
}

/** What the stored data contains. */
export function fromPreference({ dateIdeaId, dateIdeaData }: DateIdeaPreference): ShownIdea {
  return readIdea(dateIdeaId, dateIdeaData);
}

/** Missing fields are shown as missing; an idea without a name shows its id. */
function readIdea(id: string, data: Readonly<Record<string, unknown>>): ShownIdea {
  const hours = data['openingHours'];
  const attribution = data['attribution'];
  return {
    id,
    place_id: text(data['place_id']) ?? undefined,
    name: text(data['name']) ?? id,
    address: text(data['address']),
    description: text(data['description']),
    photoUrl: null,
    rating: typeof data['rating'] === 'number' ? data['rating'] : null,
    estimatedCost: text(data['estimatedCost']) ?? text(data['price']),
    eventType: text(data['eventType']) ?? '',
    date: text(data['date']),
    openingHours: Array.isArray(hours) ? textsIn(hours) : null,
    ticketUrl: text(data['ticketUrl']),
    searchQuery: text(data['searchQuery']),
    source: text(data['source']) ?? '',
    attribution:
      isObject(attribution) && text(attribution['text']) && text(attribution['url'])
        ? { text: String(attribution['text']), url: String(attribution['url']) }
        : null,
    tags: tagsOf(data['tags']),
    revealsWhy: text(data['revealsWhy']),
    goodFor: textsIn(data['goodFor']),
    isEvent: data['isEvent'] === true,
  };
}

/** Some sources identify an idea only by its place. */
function readListed(idea: DateIdea): ShownIdea {
  const { id, place_id: place, name }: Partial<DateIdea> = idea;
  return readIdea(id ?? place ?? name ?? '', { ...idea });
}

/** Venues and events in one list, without duplicates by id or case-insensitive name. */
export function mergeIdeas(venues: readonly DateIdea[], events: readonly DateIdea[]): ShownIdea[] {
  const seen = new Set<string>();
  return [
    ...venues.map((idea) => ({ ...readListed(idea), isEvent: false })),
    ...events.map((idea) => ({ ...readListed(idea), isEvent: true })),
  ].filter(({ id, name }) => {
    const marks = [`id:${id}`, `name:${name.toLowerCase()}`];
    if (marks.some((mark) => seen.has(mark))) return false;
    marks.forEach((mark) => seen.add(mark));
    return true;
  });
}
