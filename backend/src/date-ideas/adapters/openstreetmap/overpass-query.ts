import type { IdeaDateType } from '#contract/dating/date-ideas';
import type { Point } from '../google/google-geocoder';

const RADIUS_M = 6_000;
const ELEMENTS_MAX = 80;
/** Seconds the server may take; below our own limit, so that it gives up first and reports it. */
const SERVER_SECONDS = 3;

const SELECTORS: Readonly<Record<IdeaDateType, readonly string[]>> = {
  'quiet-intimate': ['["amenity"~"^(cafe|library)$"]', '["shop"="books"]', '["leisure"="garden"]'],
  'active-outdoor': [
    '["leisure"~"^(miniature_golf|ice_rink|park|bowling_alley)$"]',
    '["sport"~"^(climbing|canoe|roller_skating)$"]',
    '["amenity"~"^(boat_rental|bicycle_rental)$"]',
  ],
  'social-events': [
    '["amenity"~"^(marketplace|food_court|biergarten|pub|nightclub)$"]',
    '["leisure"~"^(bowling_alley|amusement_arcade|dance)$"]',
  ],
  'creative-cultural': [
    '["tourism"~"^(museum|gallery)$"]',
    '["amenity"~"^(theatre|cinema|arts_centre|planetarium)$"]',
  ],
  'outdoor-nature': [
    '["leisure"~"^(park|garden|nature_reserve)$"]',
    '["natural"="beach"]',
    '["tourism"="viewpoint"]',
  ],
};

const ANY = [
  '["tourism"~"^(museum|gallery|viewpoint)$"]',
  '["amenity"~"^(cafe|theatre)$"]',
  '["leisure"="park"]',
];

/** Named places of a kind around a point; without a point, around the named town, which the server looks up. */
export function overpassQuery(location: string, dateType: IdeaDateType | null, point: Point | null): string {
  const around = point
    ? `around:${RADIUS_M},${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}`
    : `around.town:${RADIUS_M}`;
  const selectors = dateType ? SELECTORS[dateType] : ANY;
  return [
    `[out:json][timeout:${SERVER_SECONDS}];`,
    ...(point ? [] : townOf(location)),
    '(',
    ...selectors.map((selector) => `nwr(${around})["name"]${selector};`),
    ');',
    `out center tags ${ELEMENTS_MAX};`,
  ].join('\n');
}

/** The town, within its region when the location names one: there are many Springfields. */
function townOf(location: string): string[] {
  const [city = '', region] = location.split(',').map((part) => quoted(part));
  const within = region ? '(area.region)' : '';
  const named = (key: string) => `node${within}["place"~"^(city|town|village)$"]["${key}"="${city}"];`;
  return [
    ...(region ? [`(area["name"="${region}"];area["name:en"="${region}"];)->.region;`] : []),
    `(${named('name')}${named('name:en')})->.town;`,
  ];
}

function quoted(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .replace(/[\\"]/g, '\\$&');
}
