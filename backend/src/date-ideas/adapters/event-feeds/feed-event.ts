import { createHash } from 'node:crypto';
import type { DateIdea, EventFeedSource } from '#contract/dating/date-ideas';
import { categoryOfEvent, NOTHING_REVEALED, tagsOfCategory } from '../../idea-category';
import { plainText, TEXT_LIMITS, webAddress } from '../source-text';

/** A raw feed entry. */
export interface FeedEntry {
  /** The feed's own id for the entry. */
  readonly key: string;
  readonly title: unknown;
  readonly description: unknown;
  readonly address: unknown;
  readonly link: unknown;
  readonly date: string | null;
  readonly categories: readonly string[];
}

/** A feed entry as an idea, or null without a title. */
export function toIdea(source: EventFeedSource, entry: FeedEntry): DateIdea | null {
  const name = plainText(entry.title, TEXT_LIMITS.name);
  if (!name) return null;
  const category = categoryOfEvent([name, ...entry.categories].join(' '));
  const id = createHash('sha256')
    .update(`${source}\n${entry.key || name}`)
    .digest('hex')
    .slice(0, 24);
  return {
    id: `feed-${id}`,
    name,
    address: plainText(entry.address, TEXT_LIMITS.address),
    description: plainText(entry.description, TEXT_LIMITS.description),
    photoUrl: null,
    rating: null,
    estimatedCost: null,
    eventType: category,
    date: entry.date,
    openingHours: null,
    ticketUrl: webAddress(entry.link),
    searchQuery: null,
    source,
    attribution: null,
    tags: tagsOfCategory(category),
    ...NOTHING_REVEALED,
  };
}
