import { json, OutsideServer } from './outside-server';

const BAD_QUERY = '<html><body><p><strong>Error</strong>: line 1: parse error</p></body></html>';

const ELEMENTS = [
  {
    type: 'node',
    id: 11,
    lat: 38.7,
    lon: -9.1,
    tags: {
      name: 'Jardim da Estrela',
      'name:en': 'Star Garden',
      leisure: 'garden',
      'addr:street': 'Praça da Estrela',
      'addr:city': 'Lisbon',
    },
  },
  {
    type: 'way',
    id: 12,
    center: { lat: 38.7, lon: -9.1 },
    tags: { name: 'Livraria Velha', shop: 'books', opening_hours: 'Mo-Sa 10:00-19:00' },
  },
  { type: 'node', id: 13, tags: { amenity: 'cafe' } },
];

/** An Overpass interpreter: POST with `data`, 400 in HTML for a query it cannot read. */
export function startOverpass(): Promise<OutsideServer> {
  return OutsideServer.start(({ method, path, body }) => {
    const query = new URLSearchParams(body).get('data') ?? '';
    if (method !== 'POST' || path !== '/api/interpreter') return { status: 404, type: 'text/html' };
    if (!query.startsWith('[out:json]') || !query.endsWith(';'))
      return { status: 400, type: 'text/html', body: BAD_QUERY };
    return json({ version: 0.6, generator: 'Overpass API', elements: ELEMENTS });
  });
}

/** A Nominatim server: lists hits with coordinates as text, and rejects requests that do not identify themselves. */
export function startNominatim(): Promise<OutsideServer> {
  return OutsideServer.start(({ path, query, headers }) => {
    if (path !== '/search') return { status: 404, type: 'text/html' };
    if (!headers['user-agent']?.includes('HeartAndHead')) return { status: 403, type: 'text/html' };
    const isKnown = query.get('format') === 'jsonv2' && !query.get('q')?.startsWith('Nowhere');
    return json(
      isKnown ? [{ place_id: 1, lat: '38.7077507', lon: '-9.1365919', display_name: 'Lisboa' }] : [],
    );
  });
}
