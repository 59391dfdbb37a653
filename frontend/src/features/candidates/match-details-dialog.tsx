import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import type { Candidate } from '#contract/candidates';
import { usLongDate } from '../../lib/format';
import { ConflictNotice } from '../../ui/feedback/notice';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useCandidates } from './candidates.api';
import { DeleteMatchDialog } from './delete-match-dialog';
import { FitBreakdown } from './fit-breakdown';
import { FitSummary } from './fit-summary';
import { MatchFields } from './match-fields';
import { useEditMatch } from './use-edit-match';

interface Props {
  candidate: Candidate;
  /** A date that a link points at. */
  pointedDate?: string | null;
  DateHistory: ComponentType<{ candidate: Candidate; pointedAt?: string | null }>;
  onClose: () => void;
}

const column = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;

export function MatchDetailsDialog({ candidate: opened, pointedDate, DateHistory, onClose }: Props) {
  const { data: candidates } = useCandidates();
  // A date deleted below changes the figures above while the dialog stays open.
  const candidate = candidates?.find(({ id }) => id === opened.id) ?? opened;
  const { form, save, isPending, isStale, isReloading, loadNewer } = useEditMatch(opened, onClose);
  const [isDeleting, setDeleting] = useState(false);

  return (
    <FormDialog
      open
      title="Match Details & Edit"
      submitLabel="Save Changes"
      maxWidth="md"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {isStale && <ConflictNotice subject="match" isLoading={isReloading} onLoadNewer={loadNewer} />}
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box sx={column}>
          <FitSummary candidate={candidate} />
          <FitBreakdown candidate={candidate} />
        </Box>
        <Box sx={column}>
          <Box component="section" aria-labelledby="about-match" sx={{ display: 'grid', gap: 2.5 }}>
            <Box>
              <Typography variant="h3" id="about-match">
                About {candidate.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Added {usLongDate(candidate.createdAt)}
              </Typography>
            </Box>
            <MatchFields control={form.control} />
          </Box>
          <DateHistory candidate={candidate} pointedAt={pointedDate ?? null} />
          <Button color="error" onClick={() => setDeleting(true)} sx={{ justifySelf: 'start', ml: -1.75 }}>
            Delete this match
          </Button>
        </Box>
      </Box>
      {isDeleting && (
        <DeleteMatchDialog candidate={candidate} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </FormDialog>
  );
}
