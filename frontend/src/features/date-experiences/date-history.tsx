import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Candidate } from '#contract/candidates';
import type { DateExperience } from '#contract/date-experiences';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { useToasts } from '../../ui/feedback/toasts';
import { useCriteria } from '../criteria/criteria.api';
import { useDateExperiences, useLoadRatings, type Rating } from './date-experiences.api';
import { DateRow } from './date-row';
import { LOAD_FAILURE } from './date-words';
import { DeleteDateDialog } from './delete-date-dialog';
import { EditDateDialog } from './edit-date-dialog';

interface Props {
  candidate: Candidate;
  /** The date that a link points at. */
  pointedAt?: string | null;
}

function Rows({ candidate, pointedAt }: Props) {
  const { data: dates, error, isPending, refetch } = useDateExperiences(candidate.id);
  const { data: criteria = [] } = useCriteria();
  const [editing, setEditing] = useState<{ date: DateExperience; ratings: Rating[] } | null>(null);
  const [deleting, setDeleting] = useState<DateExperience | null>(null);
  const load = useLoadRatings();
  const { toast } = useToasts();

  if (isPending) return <Skeleton variant="rounded" height={88} aria-label="Loading dates" />;
  if (!dates) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (dates.length === 0)
    return <Typography color="textSecondary">No dates yet. Each one you score will stand here.</Typography>;

  const edit = (date: DateExperience) =>
    load.mutate(date.id, {
      onSuccess: (ratings) => setEditing({ date, ratings }),
      onError: () => toast(LOAD_FAILURE),
    });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 240, overflowY: 'auto' }}>
        {dates.map((date) => (
          <DateRow
            key={date.id}
            date={date}
            criteria={criteria}
            isPointedAt={date.id === pointedAt}
            isLoading={load.isPending && load.variables === date.id}
            onEdit={() => edit(date)}
            onDelete={() => setDeleting(date)}
          />
        ))}
      </Box>
      {editing && <EditDateDialog {...editing} criteria={criteria} onClose={() => setEditing(null)} />}
      {deleting && <DeleteDateDialog date={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

/** A match's dates, newest first. */
export function DateHistory({ candidate, pointedAt = null }: Props) {
  return (
    <Box component="section" aria-labelledby="date-history">
      <Typography variant="h3" id="date-history" sx={{ mb: 1 }}>
        Date history
      </Typography>
      <Rows candidate={candidate} pointedAt={pointedAt} />
    </Box>
  );
}
