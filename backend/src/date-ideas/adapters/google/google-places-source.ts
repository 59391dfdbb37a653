import type { DateIdea, IdeaDateType } from '#contract/dating/date-ideas';
import type { GoogleConfig } from '../../../platform/config/idea-sources-config';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import type { IdeaKind, IdeaNeed } from '../../sources/idea-need';
import { IdeaSource, SourceFailure } from '../../sources/idea-source';
import { geocode } from './google-geocoder';
import { FIELD_MASK, toIdea } from './google-place';
import { isObject, listOf, readJson } from '../outside-call';

const RADIUS_M = 12_000;
const PAGE_SIZE = 20;

/** The search text for each kind of date. */
const WORDS: Readonly<Record<IdeaDateType | 'any', string>> = {
  'quiet-intimate': 'cozy cafes, tea houses and quiet wine bars',
  'active-outdoor': 'outdoor activities, climbing, bike and boat rental',
  'social-events': 'food halls, game bars and live music venues',
  'creative-cultural': 'museums, art galleries, theaters and craft studios',
  'outdoor-nature': 'parks, gardens, beaches and viewpoints',
  any: 'good places for a date',
};

/** Google's Geocoding API and Places API (New). They get a town and a kind of date, and nothing about the user. */
export class GooglePlacesSource extends IdeaSource {
  readonly name = 'Google Places';
  readonly kinds: readonly IdeaKind[] = ['venues'];
  readonly needsLocation = true;

  constructor(
    private readonly config: GoogleConfig,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
  }

  keyOf({ location, dateType }: IdeaNeed): string {
    return `${location?.toLowerCase() ?? ''}\n${dateType ?? 'any'}`;
  }

  async find({ location, dateType }: IdeaNeed, signal: AbortSignal): Promise<DateIdea[]> {
    if (location === null) return [];
    const center = await geocode(this.outgoing, this.config, location, signal);
    if (!center) return [];
    const answer = await readJson(this.outgoing, `${this.config.placesUrl}/v1/places:searchText`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': this.config.apiKey,
        'x-goog-fieldmask': FIELD_MASK,
      },
      body: JSON.stringify({
        textQuery: `${WORDS[dateType ?? 'any']} in ${location}`,
        languageCode: 'en',
        pageSize: PAGE_SIZE,
        locationBias: { circle: { center, radius: RADIUS_M } },
      }),
    });
    // Without a single place the answer is an empty object.
    if (!isObject(answer)) throw new SourceFailure('places did not answer with an object');
    return listOf(answer['places']).flatMap((place) => toIdea(place) ?? []);
  }
}
