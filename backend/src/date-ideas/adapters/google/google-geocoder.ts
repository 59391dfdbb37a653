import type { GoogleConfig } from '../../../platform/config/idea-sources-config';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import { SourceFailure } from '../../sources/idea-source';
import { listOf, member, readJson } from '../outside-call';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Geocoding API: where a town is, or null when it is unknown. */
export async function geocode(
  outgoing: OutgoingClient,
  { apiKey, mapsUrl }: GoogleConfig,
  address: string,
  signal: AbortSignal,
): Promise<Point | null> {
  const query = new URLSearchParams({ address, key: apiKey });
  const answer = await readJson(outgoing, `${mapsUrl}/maps/api/geocode/json?${query.toString()}`, { signal });
  const status = member(answer, 'status');
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK') throw new SourceFailure(`geocoding answered ${codeOf(status)}`);
  const location = member(listOf(member(answer, 'results'))[0], 'geometry', 'location');
  const [latitude, longitude] = [member(location, 'lat'), member(location, 'lng')];
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new SourceFailure('geocoding answered without coordinates');
  return { latitude, longitude };
}

function codeOf(status: unknown): string {
  return typeof status === 'string' && /^[A-Z_]{1,40}$/.test(status) ? status : 'no status';
}
