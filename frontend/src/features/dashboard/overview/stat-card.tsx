import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import type { RankedMatch } from '#contract/dating/dashboard';
import { fitWord } from '#contract/dating/fit-words';
import { sentence } from '../../../lib/format';
import { FitDial } from '../../../ui/dials/fit-dial';
import { gapWords, likelyWords } from '../../../ui/dials/fit-texts';
import { useCandidates } from '../../candidates/candidates.api';

export const LOADING = '...';

interface Props {
  /** Its place in the grid. */
  area: string;
  label: string;
  /** Height in px reserved on phones until the data loads. */
  room?: number;
  children: ReactNode;
}

export function StatCard({ area, label, room = 0, children }: Props) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{
        gridArea: area,
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: { xs: room, md: 0 },
      }}
    >
      <Typography component="h2" variant="body1" color="textSecondary" sx={{ fontWeight: 560 }}>
        {label}
      </Typography>
      {children}
    </Card>
  );
}

export function Figure({ value, caption }: { value: ReactNode; caption: string }) {
  return (
    <Box sx={{ mt: 'auto', pt: 2 }}>
      <Typography
        component="p"
        variant="h1"
        sx={{ fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.1 }}
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
}

/** The stats contain only the match's name; its range and heart score come from the list of matches. */
function useRanked({ name, score }: RankedMatch): Candidate | undefined {
  const { data = [] } = useCandidates();
  return data.find((one) => !one.archived && one.name === name && one.compatibilityScore === score);
}

function Ranked({ match, isLarge }: { match: RankedMatch; isLarge: boolean }) {
  const candidate = useRanked(match);
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
        <Typography color="textSecondary">{fitWord(match.score, detail?.likely)} so far</Typography>
        {isLarge && detail?.likely && candidate && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {likelyWords(detail.likely, candidate.dateCount)}{' '}
            {sentence(gapWords(detail.gap, candidate.dateCount))}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export function RankedCard({ area, label, match }: RankedCardProps) {
  return (
    <StatCard area={area} label={label} room={190}>
      {match === undefined && <Figure value={LOADING} caption="Fit with your standards" />}
      {match === null && <Figure value="No matches" caption="Score a date to see it here" />}
      {match && <Ranked match={match} isLarge={area === 'highest'} />}
    </StatCard>
  );
}
