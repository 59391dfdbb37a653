import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import type { SavedSegment, SegmentDraft } from '#contract/console/campaigns/segments';
import { LoadProblem } from '../../shared/load-problem';
import { SegmentDialog } from './segment-dialog';
import { conditionText } from './segment-form';
import { useSegments } from './segments.api';

interface Props {
  /** A copy of the chosen one; null before one is chosen. */
  chosen: SegmentDraft | null;
  error: string | null;
  mailKind: OptionalMailKind;
  onChoose: (segment: SegmentDraft) => void;
}

const sameAs = (one: SegmentDraft) => (other: SegmentDraft) =>
  one.name === other.name && JSON.stringify(one.conditions) === JSON.stringify(other.conditions);

/** Chooses a saved segment, and makes and edits them. */
export function SegmentField({ chosen, error, mailKind, onChoose }: Props) {
  const { data, isPending, isFetching, refetch } = useSegments();
  const [editing, setEditing] = useState<SavedSegment | 'new' | null>(null);
  if (isPending) return <Skeleton variant="rounded" height={56} aria-label="Loading the segments" />;
  if (!data)
    return <LoadProblem subject="The segments" onRetry={() => void refetch()} isRetrying={isFetching} />;
  const saved = chosen ? data.find(sameAs(chosen)) : undefined;
  const choose = ({ name, conditions }: SegmentDraft) => onChoose({ name, conditions });
  const pick = (id: string) => {
    const segment = data.find((one) => one.id === id);
    if (segment) choose(segment);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label="Segment"
        value={saved?.id ?? ''}
        onChange={(event) => pick(event.target.value)}
        error={error !== null}
        helperText={error}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{chosen ? `${chosen.name} (this campaign's copy)` : 'Choose a segment'}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {chosen && (
        <Box component="ul" aria-label="Conditions" sx={{ m: 0, pl: 3 }}>
          {chosen.conditions.map((condition) => (
            <Typography component="li" variant="body2" key={conditionText(condition)}>
              {conditionText(condition)}
            </Typography>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setEditing('new')}>
          New segment
        </Button>
        {saved && (
          <Button variant="outlined" onClick={() => setEditing(saved)}>
            Edit segment
          </Button>
        )}
      </Box>
      {editing !== null && (
        <SegmentDialog
          segment={editing === 'new' ? null : editing}
          mailKind={mailKind}
          onSaved={(segment) => {
            choose(segment);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </Box>
  );
}
