import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarDays, Clock, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/layout/folding/disclosure';
import { factsOf, whenText } from './idea-texts';
import type { ShownIdea } from './shown-idea';

interface IdeaLink {
  href: string;
  label: string;
}

const isWebAddress = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

function safeAddress(url: string): string | undefined {
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

/** A map for the places source, tickets for the regional source, and a search for all others. */
function ideaLink(idea: ShownIdea, location: string | null): IdeaLink {
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

/** In the line of the facts, and as high as a finger without making the line higher. */
const MoreLink = styled(Link)({
  whiteSpace: 'nowrap',
  padding: '12px 0',
  margin: '-12px 0',
  '& svg': { marginLeft: 4, verticalAlign: '-1px' },
});

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        '& svg': { flex: 'none', mt: '1px' },
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}

function OpeningHours({ lines }: { lines: readonly string[] }) {
  return (
    <Disclosure>
      <summary>
        <Clock size={16} aria-hidden />
        Opening hours
      </summary>
      <Box component="ul" sx={{ m: 0, pl: 3, listStyle: 'none', fontSize: '0.8125rem' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Disclosure>
  );
}

interface Props {
  idea: ShownIdea;
  location: string | null;
  /** There is room for the link next to the facts. */
  isInOneLine?: boolean;
}

const IN_ONE_LINE = { display: 'flex', flexWrap: 'wrap' };

/** When, where, how much, how long, and a link to more. */
export function IdeaFacts({ idea, location, isInOneLine = false }: Props) {
  const { address, openingHours, attribution } = idea;
  const when = whenText(idea.date);
  const { href, label } = ideaLink(idea, location);
  // "In and around Lisbon" says no more than the link that searches near it.
  const saysPlace =
    address !== null && !(address.startsWith('In and around ') && label.startsWith('Search near '));
  const facts = factsOf(idea).join(' · ');
  return (
    <>
      {when && <Line icon={<CalendarDays size={16} aria-hidden />}>{when}</Line>}
      {saysPlace && <Line icon={<MapPin size={16} aria-hidden />}>{address}</Line>}
      {openingHours && openingHours.length > 0 && <OpeningHours lines={openingHours} />}
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        sx={{ display: 'grid', justifyItems: 'start', gap: '2px 12px', ...(isInOneLine && IN_ONE_LINE) }}
      >
        {facts && <span>{facts}</span>}
        <MoreLink
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${label}: ${idea.name} (opens in a new window)`}
        >
          {label}
          <ExternalLink size={13} aria-hidden />
        </MoreLink>
      </Typography>
      {attribution && (
        <Typography variant="body2" color="textSecondary">
          <Link href={safeAddress(attribution.url)} target="_blank" rel="noopener noreferrer" color="inherit">
            {attribution.text}
          </Link>
        </Typography>
      )}
    </>
  );
}
