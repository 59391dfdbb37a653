import type { RulesOf } from '../rules/field-rule';

export const PLACES_LIMITS = { inputMin: 2, inputMax: 120, suggestionsMax: 8 } as const;

export interface PlacePrediction {
  place_id: string;
  /** "City, State/Region, Country" */
  description: string;
  structured_formatting: { main_text: string; secondary_text: string };
}
export interface PlacePredictions {
  predictions: PlacePrediction[];
}

export interface PlaceRequest {
  input: string;
}

export const PLACE_RULES = {
  input: { kind: 'opaque', required: 'Input is required to suggest places.', mayBeEmpty: true },
} as const satisfies RulesOf<PlaceRequest>;
