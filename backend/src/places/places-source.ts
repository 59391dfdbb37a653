import type { City } from './place';

export abstract class PlacesSource {
  /** Cities whose name, region and country begin with the text, best match and largest first; at most `limit`. */
  abstract suggest(text: string, limit: number): Promise<City[]>;
  /** Gets the source ready once per database; safe to call from several processes at a time. */
  abstract load(): Promise<void>;
}
