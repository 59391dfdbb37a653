import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { RankedMatch } from '#contract/dating/insights/dashboard';
import { fitWord } from '#contract/dating/insights/fit-words';
import { PATHS } from '../../../lib/paths';
import { FitDial } from '../../../ui/dials/fit-dial';
import { rangeWords } from '../../../ui/dials/fit-texts';
import { useCandidates } from '../../candidates/candidates.api';

export const LOADING = '...';

interface Props {
  /** Its place in the grid. */
  area: string;
  label: string;
  /** Height in px reserved on phones until the data loads. */
  room?: number;
  /** Where the card leads; its heading is the link, and all of it can be tapped. */
  to?: string;
  children: ReactNode;
}

const StretchedLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
}));

export function StatCard({ area, label, room = 0, to, children }: Props) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{
        gridArea: area,
        position: 'relative',
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: { xs: room, md: 0 },
        ...(to && { '&:hover': { borderColor: 'primary.main' } }),
      }}
    >
      <Typography component="h2" variant="body1" color="textSecondary" sx={{ fontWeight: 560 }}>
        {to ? <StretchedLink to={to}>{label}</StretchedLink> : label}
      </Typography>
      {children}
    </Card>
  );
}

interface FigureProps {
  value: ReactNode;
  caption: string;
  /** For words, which take more room than numbers. */
  isSmall?: boolean;
}

export function Figure({ value, caption, isSmall = false }: FigureProps) {
  return (
    <Box sx={{ mt: 'auto', pt: 2 }}>
      <Typography
        component="p"
        variant={isSmall ? 'h3' : 'h1'}
        sx={(theme) => ({
          fontVariantNumeric: 'lining-nums tabular-nums',
          lineHeight: 1.1,
          // Words share the baseline of the numbers next to them.
          ...(isSmall && {
            '&::before': {
              content: '"\\200b"',
              fontSize: theme.typography.h1.fontSize,
              [theme.breakpoints.up('sm')]: { fontSize: '2.125rem' },
            },
          }),
        })}
      >
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {caption}
      </Typography>
    </Box>
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
  isLarge: boolean;
}

function Ranked({ match, candidate, isLarge }: RankedProps) {
  const detail = candidate?.compatibility;
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: { xs: 'row', md: isLarge ? 'row' : 'column' },
        alignItems: 'center',
        justifyContent: { md: 'center' },
        gap: { xs: 2, md: isLarge ? 3 : 1.5 },
        pt: 1.5,
      }}
    >
      <Box sx={{ width: { xs: 112, md: isLarge ? 176 : 120 }, flex: 'none' }}>
        <FitDial
          size="large"
          percent={match.score}
          likely={detail?.likely ?? null}
          heart={detail?.heart ?? null}
          gap={detail?.gap ?? null}
          {...(candidate && { dateCount: candidate.dateCount })}
        />
      </Box>
      <Box sx={{ minWidth: 0, textAlign: { md: isLarge ? 'left' : 'center' } }}>
        <Typography variant={isLarge ? 'h2' : 'h3'} component="p" sx={{ overflowWrap: 'anywhere' }}>
          {match.name}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {candidate && isBelow(candidate)
            ? 'Below a must-have'
            : `${fitWord(match.score, detail?.likely)} so far`}
        </Typography>
        {isLarge && detail?.likely && candidate && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {rangeWords(detail.likely, detail.gap, candidate.dateCount)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export function RankedCard({ area, label, match, isCompact = false }: RankedCardProps) {
  const { candidate, isAlone, areAllBelow, whoIsBelow } = useRanked(match);
  // The one person there is can't be both; someone below a must-have is never the highest.
  const isOnlyOne = area === 'lowest' && isAlone && !(candidate && isBelow(candidate)) && match;
  return (
    <StatCard
      area={area}
      label={label}
      room={isCompact ? 0 : 190}
      {...(candidate && !isOnlyOne && { to: PATHS.match(candidate.id) })}
    >
      {match === undefined && <Figure value={LOADING} caption="Fit with your standards" />}
      {match === null && areAllBelow && (
        <Figure value="No one right now" caption={`${whoIsBelow} below a must-have`} isSmall />
      )}
      {match === null && !areAllBelow && (
        <Figure value="No matches" caption="Score a date to see it here" isSmall={isCompact} />
      )}
      {isOnlyOne && (
        <Figure value="It takes two" caption={`Only ${match.name} has a percentage so far`} isSmall />
      )}
      {match && !isOnlyOne && <Ranked match={match} candidate={candidate} isLarge={area === 'highest'} />}
    </StatCard>
  );
}
