import type { ShownIdea } from './shown-idea';

export interface IdeaLink {
  href: string;
  label: string;
}

const isWebAddress = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

export function safeAddress(url: string): string | undefined {
  return isWebAddress(url) ? url : undefined;
}

function search(idea: ShownIdea, city: string | null): IdeaLink {
  const near = city ? ` near ${city}` : '';
  const words = idea.searchQuery
    ? idea.searchQuery + near
    : `${idea.name} ${idea.address ?? city ?? ''}`.trim();
  return {
    href: `https://www.google.com/search?q=${encodeURIComponent(words)}`,
    label: idea.searchQuery && city ? `Search near ${city}` : 'Search the web',
  };
}

/** A map for the places source, tickets for the regional one, a search for all others. */
export function ideaLink(idea: ShownIdea, location: string | null): IdeaLink {
  const city = location?.split(',')[0]?.trim() || null;
  if (idea.source === 'Google Places') {
    const place = new URLSearchParams({
      api: '1',
      query: [idea.name, idea.address].filter(Boolean).join(', '),
      query_place_id: idea.place_id ?? idea.id,
    });
    return { href: `https://www.google.com/maps/search/?${place.toString()}`, label: 'Open in Maps' };
  }
  if (idea.source === 'Visit Fergus Falls' && isWebAddress(idea.ticketUrl))
    return { href: idea.ticketUrl, label: 'Tickets and details' };
  return search(idea, city);
}
