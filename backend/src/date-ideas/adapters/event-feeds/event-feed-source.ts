import type { DateIdea } from '#contract/dating/date-ideas';
import type { Clock } from '../../../platform/clock/clock';
import type { EventFeed } from '../../../platform/config/idea-sources-config';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import type { IdeaKind, IdeaNeed } from '../../sources/idea-need';
import { IdeaSource, SourceFailure } from '../../sources/idea-source';
import { calendarEntries } from './calendar-entries';
import { toIdea, type FeedEntry } from './feed-event';
import { readOutside } from '../outside-call';
import { syndicationEntries } from './syndication-entries';

const EVENTS_MAX = 60;
/** Feeds move; nothing but the user agent is sent along. */
const REDIRECTS_MAX = 3;

/** A named event source, read from its iCalendar, RSS or Atom feed. The request reveals nothing about the user. */
export class EventFeedSource extends IdeaSource {
  readonly kinds: readonly IdeaKind[] = ['events'];
  readonly needsLocation = false;

  constructor(
    readonly name: string,
    private readonly feed: EventFeed,
    private readonly clock: Clock,
    private readonly userAgent: string,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
  }

  keyOf(_need: IdeaNeed): string {
    return this.feed.url;
  }

  async find(_need: IdeaNeed, signal: AbortSignal): Promise<DateIdea[]> {
    const text = await readOutside(this.outgoing, this.feed.url, {
      signal,
      headers: { 'user-agent': this.userAgent },
      redirects: REDIRECTS_MAX,
    });
    return this.entriesOf(text)
      .flatMap((entry) => toIdea(this.feed.source, entry) ?? [])
      .slice(0, EVENTS_MAX);
  }

  private entriesOf(text: string): FeedEntry[] {
    try {
      return /^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ''))
        ? calendarEntries(text, this.clock.now())
        : syndicationEntries(text);
    } catch {
      throw new SourceFailure('did not answer with a readable feed');
    }
  }
}
