import { json, OutsideServer, type OutsideAnswer, type OutsideRequest } from './outside-server';

export const GOOGLE_KEY = 'test-google-key';

const point = { lat: 38.7223, lng: -9.1393 };

const PLACES = [
  {
    id: 'ChIJ-luz',
    displayName: { text: 'Café Luz', languageCode: 'pt' },
    formattedAddress: 'Rua Um 1, 1100-001 Lisbon, Portugal',
    businessStatus: 'OPERATIONAL',
    rating: 4.6,
    priceLevel: 'PRICE_LEVEL_INEXPENSIVE',
    primaryType: 'coffee_shop',
    types: ['coffee_shop', 'cafe', 'food'],
    editorialSummary: { text: 'Small room, <b>big</b> windows.', languageCode: 'en' },
    regularOpeningHours: { weekdayDescriptions: ['Monday: 9:00 AM – 6:00 PM', 'Tuesday: Closed'] },
  },
  {
    id: 'ChIJ-tile',
    displayName: { text: 'Tile Museum' },
    formattedAddress: 'Rua Dois 2, Lisbon, Portugal',
    primaryType: 'museum',
    types: ['museum'],
    priceLevel: 'PRICE_LEVEL_FREE',
  },
  { id: 'ChIJ-gone', displayName: { text: 'Gone' }, businessStatus: 'CLOSED_PERMANENTLY' },
  { id: 'ChIJ-nameless' },
  { id: `E${'x'.repeat(200)}`, displayName: { text: 'An id too long to keep' } },
  { id: 'a,b', displayName: { text: 'An id with a comma' } },
];

/** Geocoding API, which reports errors in its status field, with HTTP 200. */
function geocoding({ query }: OutsideRequest): OutsideAnswer {
  if (query.get('key') !== GOOGLE_KEY)
    return json({ status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.', results: [] });
  if (!query.get('address')) return json({ status: 'INVALID_REQUEST', results: [] });
  if (query.get('address')?.startsWith('Nowhere')) return json({ status: 'ZERO_RESULTS', results: [] });
  return json({ status: 'OK', results: [{ formatted_address: 'Lisbon', geometry: { location: point } }] });
}

/** Places API (New), which reports errors as HTTP statuses and requires a field mask. */
function places({ headers, body }: OutsideRequest): OutsideAnswer {
  const refuse = (code: number, status: string) => json({ error: { code, status, message: status } }, code);
  if (headers['x-goog-api-key'] !== GOOGLE_KEY) return refuse(403, 'PERMISSION_DENIED');
  if (!headers['x-goog-fieldmask']) return refuse(400, 'INVALID_ARGUMENT');
  const { textQuery, locationBias } = JSON.parse(body) as {
    textQuery?: string;
    locationBias?: { circle?: { center?: { latitude?: number }; radius?: number } };
  };
  if (!textQuery || locationBias?.circle?.center?.latitude !== point.lat)
    return refuse(400, 'INVALID_ARGUMENT');
  return json(textQuery.includes('Emptyville') ? {} : { places: PLACES });
}

/** Both of Google's services at one address. */
export function startGoogle(): Promise<OutsideServer> {
  return OutsideServer.start((request) => {
    if (request.method === 'GET' && request.path === '/maps/api/geocode/json') return geocoding(request);
    if (request.method === 'POST' && request.path === '/v1/places:searchText') return places(request);
    return json({ error: { code: 404 } }, 404);
  });
}
