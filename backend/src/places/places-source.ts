import type { City } from './place';

export abstract class PlacesSource {
  /** Cities whose "name, region, country" starts with the text, best match and largest first; at most `limit`. */
  abstract suggest(text: string, limit: number): Promise<City[]>;
  /** Prepares the source once per database; safe to call from several processes at once. */
  abstract load(): Promise<void>;
}
