import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import type { Criterion } from '#contract/criteria';
import type { DateExperience } from '#contract/date-experiences';
import { dateScore } from '#scoring/compatibility';
import { roundHalfUp } from '#scoring/statistics';
import { usLongDay } from '../../lib/format';

interface Props {
  date: DateExperience;
  criteria: readonly Criterion[];
  /** A link led here: it is in view, and marked. */
  isPointedAt: boolean;
  isLoading: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The percentage of this date alone; null where too few of today's standards are rated. */
function ownPercent(date: DateExperience, criteria: readonly Criterion[]): number | null {
  const score = dateScore(
    criteria.map(({ id, weight }) => ({ id, stars: weight })),
    {
      id: date.id,
      day: date.dateDate,
      createdAt: date.createdAt,
      chemistry: date.physicalChemistry,
      enjoyment: date.enjoymentLevel,
      ratings: Object.fromEntries(date.evaluations.map(({ criteriaId, score: own }) => [criteriaId, own])),
    },
  );
  return score === null ? null : roundHalfUp(score);
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

export function DateRow({ date, criteria, isPointedAt, isLoading, onEdit, onDelete }: Props) {
  const day = usLongDay(date.dateDate);
  const percent = ownPercent(date, criteria);
  const figures = [
    percent === null ? null : `This date alone ${percent}%`,
    `chemistry ${date.physicalChemistry}`,
    `enjoyment ${date.enjoymentLevel}`,
  ].filter((figure) => figure !== null);
  return (
    <Box
      component="li"
      ref={isPointedAt ? bringIntoView : undefined}
      aria-current={isPointedAt || undefined}
      sx={{
        py: 1.25,
        display: 'flex',
        gap: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&[aria-current]': {
          bgcolor: (theme) => theme.vars?.palette.soft.head,
          borderRadius: '12px',
          scrollMarginBlock: '24px',
          px: 1.5,
        },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
        {date.location && <Typography variant="body2">{date.location}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {figures.join(', ')}
        </Typography>
        {date.personalNotes && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
            {date.personalNotes}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 'none' }}>
        <IconButton aria-label={`Edit date experience of ${day}`} onClick={onEdit} disabled={isLoading}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={`Delete date experience of ${day}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
