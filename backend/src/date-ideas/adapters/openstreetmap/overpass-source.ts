import type { DateIdea } from '#contract/dating/date-ideas';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import type { IdeaKind, IdeaNeed } from '../../sources/idea-need';
import { IdeaSource, SourceFailure } from '../../sources/idea-source';
import type { Nominatim } from './nominatim';
import { listOf, member, readJson } from '../outside-call';
import { toIdea } from './overpass-place';
import { overpassQuery } from './overpass-query';

/** OpenStreetMap through an Overpass server; towns are looked up with Nominatim when one is configured. */
export class OverpassSource extends IdeaSource {
  readonly name = 'OpenStreetMap';
  readonly kinds: readonly IdeaKind[] = ['venues'];
  readonly needsLocation = true;

  constructor(
    private readonly url: string,
    private readonly nominatim: Nominatim | null,
    private readonly userAgent: string,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
  }

  keyOf({ location, dateType }: IdeaNeed): string {
    return `${location?.toLowerCase() ?? ''}\n${dateType ?? 'any'}`;
  }

  async find({ location, dateType }: IdeaNeed, signal: AbortSignal): Promise<DateIdea[]> {
    if (location === null) return [];
    const point = this.nominatim && (await this.nominatim.locate(location, signal));
    if (this.nominatim && !point) return [];
    const answer = await readJson(this.outgoing, this.url, {
      method: 'POST',
      signal,
      headers: { 'user-agent': this.userAgent, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ data: overpassQuery(location, dateType, point) }).toString(),
    });
    // When a query runs out of time or memory, the server answers 200 with a remark.
    const remark = member(answer, 'remark');
    if (typeof remark === 'string' && /error/i.test(remark))
      throw new SourceFailure('Overpass could not finish the query');
    const elements = member(answer, 'elements');
    if (!Array.isArray(elements)) throw new SourceFailure('Overpass answered without elements');
    return listOf(elements).flatMap((element) => toIdea(element) ?? []);
  }
}
