import Box from '@mui/material/Box';
import { CircleHelp, ListEnd } from 'lucide-react';
import type { Candidate } from '#contract/dating/candidates';
import { mustHaveWords } from '../../lib/rating-means';
import { unbroken } from '../../ui/dials/fit-texts';
import { useCriteria } from '../criteria/criteria.api';

/** Which must-haves a match is below, or may be; null for one that is above all of them. */
export function useMustHave(candidate: Candidate) {
  const { data: criteria = [] } = useCriteria();
  const words = mustHaveWords(candidate, criteria);
  const isBelow = candidate.vetoed.length > 0;
  return words === null ? null : { words, isBelow, Icon: isBelow ? ListEnd : CircleHelp };
}

export function MustHaveNote({ candidate }: { candidate: Candidate }) {
  const mustHave = useMustHave(candidate);
  if (!mustHave) return null;
  const { words, isBelow, Icon } = mustHave;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        gridColumn: '1 / -1',
        display: 'flex',
        gap: 1,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        color: isBelow ? 'text.primary' : 'text.secondary',
        ...(isBelow && {
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
        {unbroken(words)}
      </Box>
    </Box>
  );
}
