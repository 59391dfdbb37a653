import type { PlacePrediction } from '#contract/dating/places';

export interface City {
  readonly id: number;
  readonly name: string;
  /** State, province or county; empty when there is none. */
  readonly region: string;
  readonly country: string;
}

/** Its parts that say something new: a capital is often named like its region or its country. */
function partsOf({ name, region, country }: City): string[] {
  return [name, region, country].filter((part, index, parts) => part !== '' && part !== parts[index - 1]);
}

/** "City, State/Region, Country" */
export function describeCity(city: City): string {
  return partsOf(city).join(', ');
}

export function toPrediction(city: City): PlacePrediction {
  return {
    place_id: `geonames:${city.id}`,
    description: describeCity(city),
    structured_formatting: {
      main_text: city.name,
      secondary_text: partsOf(city).slice(1).join(', '),
    },
  };
}

/** Normalizes names for comparison: no case or accents, so that "sao" finds "São Paulo". */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();
}
