import type { DateIdea, IdeaCategory, IdeaCost } from '#contract/dating/date-ideas';
import { NOTHING_REVEALED, tagsOfCategory } from '../../idea-category';
import { costText } from '../cost-text';
import { listOf, member } from '../outside-call';
import { plainText, TEXT_LIMITS } from '../source-text';

/** The fields requested, and paid for: no more than a card shows. */
export const FIELD_MASK = [
  'id',
  'displayName',
  'formattedAddress',
  'businessStatus',
  'rating',
  'priceLevel',
  'primaryType',
  'types',
  'editorialSummary',
  'regularOpeningHours.weekdayDescriptions',
]
  .map((field) => `places.${field}`)
  .join(',');

/** Ids appear in lists and paths, and a preference stores at most 200 characters of one. */
const PLACE_ID = /^[\w-]{1,200}$/;

const ATTRIBUTION = { text: 'Google Maps', url: 'https://maps.google.com/' };

const COSTS: Readonly<Record<string, IdeaCost>> = {
  PRICE_LEVEL_FREE: 0,
  PRICE_LEVEL_INEXPENSIVE: 1,
  PRICE_LEVEL_MODERATE: 2,
  PRICE_LEVEL_EXPENSIVE: 3,
  PRICE_LEVEL_VERY_EXPENSIVE: 3,
};

/** Parts of Google's place types; the first match decides. */
const TYPES: readonly (readonly [RegExp, IdeaCategory])[] = [
  [/cafe|coffee|tea_house|bakery/, 'Coffee & tea'],
  [/planetarium|observation_deck|scenic|viewpoint/, 'Stars & views'],
  [/book|library/, 'Books & ideas'],
  [/museum|art_gallery|sculpture|cultural_landmark/, 'Museums & art'],
  [/concert|live_music|philharmonic|opera|karaoke|night_club|amphitheatre/, 'Live music'],
  [/theater|cinema|comedy|performing_arts/, 'Stage & screen'],
  [/bowling|arcade|video_arcade|escape|game|casino|mini_golf|miniature_golf/, 'Games'],
  [/market|fair|flea/, 'Markets & fairs'],
  [/beach|marina|boat|water|swim/, 'On the water'],
  [/zoo|aquarium|wildlife|farm|cat_cafe|dog/, 'Animals'],
  [/spa|sauna|yoga|wellness|massage|bath/, 'Wellbeing'],
  [/sport|gym|skat|climb|dance|stadium|golf|cycling/, 'Sport & movement'],
  [/park|garden|hiking|trail|nature|plaza|picnic|camp/, 'Outdoors'],
  [/studio|craft|pottery|art_school/, 'Making'],
  [/restaurant|bar|food|wine|pub|brewery|dessert|ice_cream|meal|deli/, 'Food & drink'],
];

/** A place of the Places API (New) as an idea, or null when it has no name or is closed for good. */
export function toIdea(place: unknown): DateIdea | null {
  const id = member(place, 'id');
  const name = plainText(member(place, 'displayName', 'text'), TEXT_LIMITS.name);
  if (
    typeof id !== 'string' ||
    !PLACE_ID.test(id) ||
    !name ||
    member(place, 'businessStatus') === 'CLOSED_PERMANENTLY'
  )
    return null;
  const rating = member(place, 'rating');
  const cost = COSTS[String(member(place, 'priceLevel'))] ?? null;
  const category = categoryOf(place);
  const hours = listOf(member(place, 'regularOpeningHours', 'weekdayDescriptions')).slice(0, 7);
  return {
    id,
    place_id: id,
    name,
    address: plainText(member(place, 'formattedAddress'), TEXT_LIMITS.address),
    description: plainText(member(place, 'editorialSummary', 'text'), TEXT_LIMITS.description),
    // A photo URL needs the key, which must not reach a browser, and each view would cost money.
    photoUrl: null,
    rating: typeof rating === 'number' && rating > 0 && rating <= 5 ? rating : null,
    estimatedCost: cost === null ? null : costText(cost),
    eventType: category,
    date: null,
    openingHours:
      hours.length === 0 ? null : hours.flatMap((line) => plainText(line, TEXT_LIMITS.line) ?? []),
    ticketUrl: null,
    searchQuery: null,
    source: 'Google Places',
    attribution: ATTRIBUTION,
    tags: { ...tagsOfCategory(category), cost },
    ...NOTHING_REVEALED,
  };
}

function categoryOf(place: unknown): IdeaCategory {
  for (const type of [member(place, 'primaryType'), ...listOf(member(place, 'types'))]) {
    const found = typeof type === 'string' ? TYPES.find(([words]) => words.test(type)) : undefined;
    if (found) return found[1];
  }
  return 'Around town';
}
