import { Injectable } from '@nestjs/common';
import { PLACES_LIMITS, type PlacePrediction } from '#contract/dating/places';
import { searchForm, toPrediction } from './place';
import { PlacesSource } from './places-source';

@Injectable()
export class PlacesService {
  constructor(private readonly source: PlacesSource) {}

  async predict(input: string): Promise<PlacePrediction[]> {
    const text = input.normalize('NFC').trim();
    if (
      searchForm(text).length < PLACES_LIMITS.inputMin ||
      text.length > PLACES_LIMITS.inputMax ||
      text.includes('\0')
    )
      return [];
    const cities = await this.source.suggest(text, PLACES_LIMITS.suggestionsMax);
    return cities.map(toPrediction);
  }

  load(): Promise<void> {
    return this.source.load();
  }
}
