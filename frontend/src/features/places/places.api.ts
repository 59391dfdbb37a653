import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

/** Suggested places, best first; towns that share a name and region become one suggestion. */
export async function fetchPlaceNames(input: string, signal: AbortSignal): Promise<string[]> {
  const names = await api.get<string[]>(`${API.places}?input=${encodeURIComponent(input)}`, { signal });
  return [...new Set(names)];
}
