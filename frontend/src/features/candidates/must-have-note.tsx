import Box from '@mui/material/Box';
import { CircleHelp, ListEnd } from 'lucide-react';
import type { Candidate } from '#contract/dating/candidates';
import { mustHaveWords } from '../../lib/rating-means';
import { useCriteria } from '../criteria/criteria.api';

interface Props {
  candidate: Candidate;
  /** A line among others. */
  isCompact?: boolean;
}

/** Which must-haves a match is below, or may be. */
export function MustHaveNote({ candidate, isCompact = false }: Props) {
  const { data: criteria = [] } = useCriteria();
  const words = mustHaveWords(candidate, criteria);
  if (words === null) return null;
  const isBelow = candidate.vetoed.length > 0;
  const Icon = isBelow ? ListEnd : CircleHelp;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        gridColumn: '1 / -1',
        display: 'flex',
        gap: isCompact ? 0.75 : 1,
        fontSize: isCompact ? '0.8125rem' : '0.875rem',
        lineHeight: 1.4,
        color: isBelow ? 'text.primary' : 'text.secondary',
        ...(isBelow && isCompact && { fontWeight: 620 }),
        ...(isBelow &&
          !isCompact && {
            p: '8px 12px',
            borderRadius: '12px',
            bgcolor: 'score.track',
            fontWeight: 560,
          }),
        '& svg': { flex: 'none', mt: '2px', color: 'text.secondary' },
      }}
    >
      <Icon size={16} aria-hidden />
      <Box component="span" sx={{ minWidth: 0 }}>
        {words}
      </Box>
    </Box>
  );
}
