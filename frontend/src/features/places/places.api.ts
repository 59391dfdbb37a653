import { API } from '#contract/paths';
import { api } from '../../lib/api-client';

/** Suggested places, best first. */
export function fetchPlaceNames(input: string, signal: AbortSignal): Promise<string[]> {
  return api.get<string[]>(`${API.places}?input=${encodeURIComponent(input)}`, { signal });
}
