import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { RankedMatch } from '#contract/dating/insights/dashboard';
import { fitWord } from '#contract/dating/insights/fit-words';
import { PATHS } from '../../../lib/paths';
import { FitDial } from '../../../ui/dials/fit-dial';
import type { FitRange } from '../../../ui/dials/fit-texts';
import { useCandidates } from '../../candidates/candidates.api';

export const LOADING = '...';

interface Props {
  /** Its place in the grid. */
  area: string;
  label: string;
  /** Where the card leads; its heading is the link, and all of it can be tapped. */
  to?: string;
  children: ReactNode;
}

const StretchedLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // Around the words: the block cuts off what lies over a cell's edge.
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2, borderRadius: 4 },
});

/** One of the cells of a single block; its hairlines are the gaps between the cells. */
const Cell = styled('section')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: '12px',
  display: 'flex',
  flexDirection: 'column',
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: '16px 20px' },
  // A third of the narrowest phone has no room to spare for its longest word.
  '@media (max-width: 359.95px)': { paddingInline: 8 },
  '&:has(a:hover)': { background: theme.vars?.palette.soft.head },
}));

export function StatCard({ area, label, to, children }: Props) {
  return (
    <Cell aria-label={label} style={{ gridArea: area }}>
      <Typography component="h2" variant="body2" color="textSecondary" data-plain sx={{ fontWeight: 560 }}>
        {to ? <StretchedLink to={to}>{label}</StretchedLink> : label}
      </Typography>
      {children}
    </Cell>
  );
}

interface FigureProps {
  value: ReactNode;
  caption?: string | undefined;
  /** For words, which take more room than numbers. */
  isSmall?: boolean;
}

const FIGURE_HEIGHT = 32;

const Words = styled('span')(({ theme }) => ({
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1,
  letterSpacing: 'normal',
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
}));

export function Figure({ value, caption, isSmall = false }: FigureProps) {
  return (
    <>
      <Typography
        component="p"
        variant="h2"
        sx={{
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontVariantNumeric: 'lining-nums tabular-nums',
          // The same line for all, so that words are level with the numbers next to them.
          lineHeight: `${FIGURE_HEIGHT}px`,
        }}
      >
        {isSmall ? <Words>{value}</Words> : value}
      </Typography>
      {caption && (
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.35 }}>
          {caption}
        </Typography>
      )}
    </>
  );
}

interface RankedCardProps {
  area: 'highest' | 'lowest';
  label: string;
  /** Undefined while loading, null without a ranked match. */
  match: RankedMatch | null | undefined;
  /** Before the first date. */
  isCompact?: boolean;
}

const isBelow = ({ vetoed }: Candidate) => vetoed.length > 0;

interface RankedFacts {
  candidate?: Candidate;
  /** The only one who is ranked. */
  isAlone: boolean;
  /** Someone is scored, but no one who meets the must-haves. */
  areAllBelow: boolean;
  /** "Mara is", or that everyone is. */
  whoIsBelow: string;
}

/** The stats contain only the match's name; its range, its heart and its must-haves come from the list of matches. */
const whoIsBelow = (scored: readonly Candidate[]): string =>
  scored.length === 1 && scored[0] ? `${scored[0].name} is` : "Everyone you've scored is";

function useRanked(match: RankedMatch | null | undefined): RankedFacts {
  const { data = [] } = useCandidates();
  const scored = data.filter(({ archived, compatibility }) => !archived && compatibility !== null);
  const ranked = scored.filter(({ compatibility }) => compatibility?.provisional === false);
  const candidate = ranked.find(
    ({ name, compatibilityScore }) => name === match?.name && compatibilityScore === match.score,
  );
  const areAllBelow = scored.length > 0 && scored.every(isBelow);
  return { candidate, isAlone: ranked.length === 1, areAllBelow, whoIsBelow: whoIsBelow(scored) };
}

interface RankedProps {
  match: RankedMatch;
  candidate: Candidate | undefined;
  /** Says how far the percentage may be off. */
  hasRange: boolean;
  isAlone: boolean;
}

function standingWords({ score }: RankedMatch, candidate: Candidate | undefined, isAlone: boolean): string {
  if (candidate && isBelow(candidate)) return 'Below a must-have';
  return isAlone ? 'The only one so far' : `${fitWord(score, candidate?.compatibility?.likely)} so far`;
}

/** "Early days: likely 49–88%", or "Likely 67–94%" after more than one date. */
function Range({ likely, dateCount }: { likely: FitRange; dateCount: number }) {
  const range = `${Math.round(likely.low)}–${Math.round(likely.high)}%`;
  return (
    <>
      {dateCount === 1 && 'Early days: '}
      <span style={{ whiteSpace: 'nowrap' }}>
        {dateCount === 1 ? 'likely' : 'Likely'} {range}
      </span>
    </>
  );
}

function Ranked({ match, candidate, hasRange, isAlone }: RankedProps) {
  const detail = candidate?.compatibility;
  const likely = detail?.likely;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
      <Box sx={{ width: 56, flex: 'none' }}>
        <FitDial
          size="small"
          percent={match.score}
          likely={likely ?? null}
          heart={detail?.heart ?? null}
          gap={detail?.gap ?? null}
          {...(candidate && { dateCount: candidate.dateCount })}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {match.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.35, textWrap: 'balance' }}>
          {standingWords(match, candidate, isAlone)}
        </Typography>
        {hasRange && likely && candidate && (
          <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.35 }}>
            <Range likely={likely} dateCount={candidate.dateCount} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export function RankedCard({ area, label, match, isCompact = false }: RankedCardProps) {
  const { candidate, isAlone, areAllBelow, whoIsBelow } = useRanked(match);
  // An empty account's first steps say it already.
  const isExplained = area === 'highest' && !isCompact;
  return (
    <StatCard area={area} label={label} {...(candidate && { to: PATHS.match(candidate.id) })}>
      {match === undefined && <Figure value={LOADING} caption="Fit with your standards" />}
      {match === null && areAllBelow && (
        <Figure value="No one right now" caption={`${whoIsBelow} below a must-have`} isSmall />
      )}
      {match === null && !areAllBelow && (
        <Figure
          value="No matches"
          caption={isExplained ? 'Score a date to see it here' : undefined}
          isSmall
        />
      )}
      {match && (
        <Ranked
          match={match}
          candidate={candidate}
          hasRange={area === 'highest'}
          isAlone={area === 'lowest' && isAlone}
        />
      )}
    </StatCard>
  );
}
