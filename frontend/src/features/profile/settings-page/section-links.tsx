import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';

/** What a link leads to keeps its distance from the edge, and shows where the focus went by itself. */
export const SECTION = {
  scrollMarginTop: { xs: '16px', sm: '76px', md: '24px' },
  '&:focus': { outline: 'none' },
} as const;

/** Cards that belong together, with a hairline between them instead of a gap. */
export const JoinedCards = styled('div')({
  '& > :not(:first-child)': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '& > :not(:last-child)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottom: 0 },
});

const SectionLink = styled('a')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 22,
  fontWeight: 560,
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  // On tablets, all names fit in the row without their icons.
  [theme.breakpoints.between('sm', 'md')]: { paddingInline: 12, '& > svg': { display: 'none' } },
  '&:hover': { color: theme.vars?.palette.primary.main },
  '&[aria-current]': {
    color: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.soft.head,
  },
  '@media (forced-colors: active)': {
    '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -4 },
  },
}));

/**
 * The section that a link led to, or into, while it is on the screen: near the end of the page it can't come up to
 * where the one that is read begins.
 */
function linkedSection(ids: readonly string[]): string | undefined {
  const target = document.activeElement;
  if (!target?.matches('details[tabindex="-1"], section[tabindex="-1"]')) return undefined;
  const { top } = target.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight) return undefined;
  return ids.findLast((id) => {
    const section = document.getElementById(id);
    if (!section) return false;
    const follows = section.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return section === target || follows !== 0;
  });
}

/** Which section is read now: the one a link led to, or the last one that begins in the upper third of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const read = () => {
      const linked = linkedSection(ids);
      if (linked !== undefined) return setCurrent(linked);
      const line = window.innerHeight / 3;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(
        isAtEnd && window.scrollY > 0
          ? ids.at(-1)
          : (ids.findLast((_id, at) => (tops[at] ?? 0) < line) ?? ids[0]),
      );
    };
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('focusin', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('focusin', read);
    };
  }, [ids]);
  return current;
}

/** Opens what it is folded in, and leads there. */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const fold = section.closest('details');
  if (fold) fold.open = true;
  section.tabIndex = -1;
  // A click in it is no link to it.
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
  section.scrollIntoView();
  return true;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  // Without an entry in the history, so that Back leaves the page.
  if (showSection(id)) event.preventDefault();
}

interface Props {
  /** With the words of the links to them. */
  sections: readonly { id: string; name: string; Icon: LucideIcon }[];
  children: ReactNode;
}

/** A long page with links to its sections: next to them where there is room, in a row above them on tablets. */
export function SectionLinks({ sections, children }: Props) {
  const [ids] = useState(() => sections.map(({ id }) => id));
  const current = useCurrentSection(ids);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // In its row only: the page stays where it is.
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - 24;
  }, [current]);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box
        component="nav"
        ref={row}
        aria-label="Sections of this page"
        data-sticks
        sx={{
          position: 'sticky',
          zIndex: { xs: 'appBar', md: 'auto' },
          top: { xs: 0, md: 24 },
          // On phones the sections are folded, and their names are a list already.
          display: { xs: 'none', sm: 'flex' },
          flexDirection: { md: 'column' },
          gap: { xs: 0.5, md: 0.25 },
          mx: { sm: -3, md: 0 },
          mb: { xs: 2, md: 0 },
          px: { sm: 3, md: 0 },
          py: { xs: 1, md: 0 },
          maskImage: { sm: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)', md: 'none' },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'none',
          bgcolor: 'background.default',
        }}
        className="no-print"
      >
        {sections.map(({ id, name, Icon }) => (
          <SectionLink
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => goTo(event, id)}
          >
            <Icon size={18} aria-hidden />
            {name}
          </SectionLink>
        ))}
      </Box>
      <div>{children}</div>
    </Box>
  );
}
