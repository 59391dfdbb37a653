import type { DateIdea, IdeaCategory, IdeaCost } from '#contract/dating/date-ideas';
import { NOTHING_REVEALED, tagsOfCategory } from '../../idea-category';
import { costText } from '../cost-text';
import { member } from '../outside-call';
import { plainText, TEXT_LIMITS } from '../source-text';

const ATTRIBUTION = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

const CATEGORIES: Readonly<Record<string, IdeaCategory>> = {
  cafe: 'Coffee & tea',
  library: 'Books & ideas',
  books: 'Books & ideas',
  garden: 'Outdoors',
  park: 'Outdoors',
  nature_reserve: 'Outdoors',
  beach: 'On the water',
  boat_rental: 'On the water',
  canoe: 'On the water',
  viewpoint: 'Stars & views',
  planetarium: 'Stars & views',
  museum: 'Museums & art',
  gallery: 'Museums & art',
  arts_centre: 'Museums & art',
  theatre: 'Stage & screen',
  cinema: 'Stage & screen',
  marketplace: 'Markets & fairs',
  food_court: 'Food & drink',
  biergarten: 'Food & drink',
  pub: 'Food & drink',
  nightclub: 'Live music',
  bowling_alley: 'Games',
  amusement_arcade: 'Games',
  miniature_golf: 'Games',
  dance: 'Sport & movement',
  ice_rink: 'Sport & movement',
  climbing: 'Sport & movement',
  roller_skating: 'Sport & movement',
  bicycle_rental: 'Sport & movement',
};

/** Usually open to everyone. */
const FREE: readonly string[] = ['park', 'garden', 'nature_reserve', 'beach', 'viewpoint', 'library'];

/** An element of OpenStreetMap as an idea, or null without a name. Its source is Local Hidden Gem. */
export function toIdea(element: unknown): DateIdea | null {
  const [type, id, tags] = ['type', 'id', 'tags'].map((name) => member(element, name));
  const name = plainText(member(tags, 'name:en') ?? member(tags, 'name'), TEXT_LIMITS.name);
  if (typeof type !== 'string' || !/^[a-z]{1,10}$/.test(type) || !Number.isSafeInteger(id) || !name)
    return null;
  const kinds = ['amenity', 'tourism', 'leisure', 'natural', 'shop', 'sport'].map((key) =>
    String(member(tags, key)),
  );
  const category =
    kinds.map((kind) => CATEGORIES[kind]).find((found) => found !== undefined) ?? 'Around town';
  const cost = costOf(kinds, member(tags, 'fee'));
  const hours = plainText(member(tags, 'opening_hours'), TEXT_LIMITS.line);
  return {
    id: `osm-${type}-${String(id)}`,
    name,
    address: addressOf(tags),
    description: plainText(
      member(tags, 'description:en') ?? member(tags, 'description'),
      TEXT_LIMITS.description,
    ),
    photoUrl: null,
    rating: null,
    estimatedCost: cost === null ? null : costText(cost),
    eventType: category,
    date: null,
    openingHours: hours === null ? null : [hours],
    ticketUrl: null,
    searchQuery: null,
    source: 'Local Hidden Gem',
    attribution: ATTRIBUTION,
    tags: { ...tagsOfCategory(category), cost },
    ...NOTHING_REVEALED,
  };
}

function costOf(kinds: readonly string[], fee: unknown): IdeaCost | null {
  if (fee === 'no') return 0;
  return fee === undefined && kinds.some((kind) => FREE.includes(kind)) ? 0 : null;
}

function addressOf(tags: unknown): string | null {
  const [street, number, city] = ['addr:street', 'addr:housenumber', 'addr:city'].map((key) =>
    member(tags, key),
  );
  const house = [street, number].filter((part) => typeof part === 'string').join(' ');
  return plainText(
    [house, city].filter((part) => typeof part === 'string' && part !== '').join(', '),
    TEXT_LIMITS.address,
  );
}
