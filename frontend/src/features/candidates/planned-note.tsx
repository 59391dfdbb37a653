import Typography from '@mui/material/Typography';
import { CalendarClock } from 'lucide-react';
import { localDay, nearMoment } from '../../lib/format';
import { usePlannedDates } from '../planned-dates/planned-dates.api';

/** When and where the next date with a match is planned. */
export function PlannedNote({ candidateId }: { candidateId: string }) {
  const { data: plans = [] } = usePlannedDates();
  const next = plans.find((plan) => plan.candidateId === candidateId && !plan.isPast);
  if (!next) return null;
  const words = [nearMoment(next.plannedFor, localDay(new Date())), next.place ?? next.ideaTitle];
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        gap: 0.75,
        mt: 1,
        overflowWrap: 'anywhere',
        '& svg': { flex: 'none', mt: '2px' },
      }}
    >
      <CalendarClock size={16} aria-hidden />
      <span>{words.filter(Boolean).join(' · ')}</span>
    </Typography>
  );
}
