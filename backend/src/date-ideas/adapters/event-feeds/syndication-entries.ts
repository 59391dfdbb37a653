import { parseFeed } from 'feedsmith';
import type { FeedEntry } from './feed-event';
import { isObject, listOf, member } from '../outside-call';

/**
 * The entries of an RSS, RDF, Atom or JSON feed. Throws when it is none of these. An entry has no date: its publication
 * date is not the event's, and a wrong date is worse than none.
 */
export function syndicationEntries(text: string): FeedEntry[] {
  const { feed } = parseFeed(text);
  const entries = listOf(member(feed, 'items') ?? member(feed, 'entries'));
  return entries.map((entry) => {
    const link = linkOf(entry);
    return {
      key: textOf(member(entry, 'guid')) || textOf(member(entry, 'id')) || textOf(link),
      title: textOf(member(entry, 'title')),
      description: textOf(
        member(entry, 'description') ??
          member(entry, 'summary') ??
          member(entry, 'content_text') ??
          member(entry, 'content'),
      ),
      address: null,
      link,
      date: null,
      categories: listOf(member(entry, 'categories') ?? member(entry, 'tags')).map(
        (category) => textOf(member(category, 'name') ?? member(category, 'term')) || textOf(category),
      ),
    };
  });
}

/** Some formats give plain text, some an object with the text as its `value`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const inner = isObject(value) ? value['value'] : undefined;
  return typeof inner === 'string' ? inner : '';
}

function linkOf(entry: unknown): unknown {
  const links = listOf(member(entry, 'links'));
  const main = links.find((link) => [undefined, 'alternate'].some((rel) => member(link, 'rel') === rel));
  return member(entry, 'link') ?? member(entry, 'url') ?? member(main ?? links[0], 'href');
}
