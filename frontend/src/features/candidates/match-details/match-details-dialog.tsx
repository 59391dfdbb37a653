import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { hasStatus } from '../../../lib/api/api-error';
import { usLongDate } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ConflictNotice } from '../../../ui/feedback/notice';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HelpCard } from '../../../ui/help/help-card';
import { useDateExperiences } from '../../date-experiences/date-experiences.api';
import { candidatesKey, useCandidates, useDeleteCandidate, useUpdateCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { MatchFields } from '../match-fields';
import { toCandidateInput, useMatchDraft, useMatchForm, valuesOf } from '../match-form';
import { datesScored } from '../match-texts';
import { FitBreakdown } from './fit-breakdown';
import { FitSummary } from './fit-summary';

interface DeleteMatchDialogProps {
  candidate: Candidate;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteMatchDialog({
  candidate: { id, name, dateCount },
  onClose,
  onDeleted,
}: DeleteMatchDialogProps) {
  const remove = useDeleteCandidate(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Match deleted' });
        onDeleted();
      },
      onError: (error) => {
        if (isDeletedElsewhere(error)) onDeleted();
        else toast(failureToast('Failed to delete match', error));
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete Match"
      description={`This permanently deletes ${name} and everything you've saved about them (${datesScored(dateCount)}). To keep it all, archive them instead.`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Saves over the version that was loaded into the form, never over a newer one. */
function useEditMatch(opened: Candidate, onClose: () => void) {
  const [isStale, setStale] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const [hasNewHelp, setNewHelp] = useState(false);
  const { form, submit, showServerErrors } = useMatchForm(valuesOf(opened));
  const draft = useMatchDraft(opened.id, form, String(opened.version));
  const update = useUpdateCandidate(opened.id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const queryClient = useQueryClient();
  const { toast } = useToasts();

  const save = () =>
    submit((values) =>
      update.mutate(
        { ...toCandidateInput(values), version: Number(draft.token) },
        {
          onSuccess: (saved) => {
            draft.forget(String(saved.version));
            toast({ title: 'Match updated successfully' });
            if (!saved.help || opened.help) {
              onClose();
              return;
            }
            form.reset(valuesOf(saved));
            setNewHelp(true);
          },
          onError: (error) => {
            if (isDeletedElsewhere(error)) return onClose();
            setStale(hasStatus(error, 409));
            showServerErrors(error);
            toast(failureToast('Failed to update match', error));
          },
        },
      ),
    );

  const loadNewer = async () => {
    setReloading(true);
    await queryClient.invalidateQueries({ queryKey: candidatesKey });
    setReloading(false);
    const newer = queryClient.getQueryData<Candidate[]>(candidatesKey)?.find(({ id }) => id === opened.id);
    if (!newer || String(newer.version) === draft.token) return;
    form.reset(valuesOf(newer));
    draft.forget(String(newer.version));
    setStale(false);
  };

  return {
    form,
    save,
    isPending: update.isPending,
    isStale,
    isReloading,
    loadNewer: () => void loadNewer(),
    draft,
    hasNewHelp,
  };
}

/** Its dates are asked for when the dialog opens: that is when it turns out that the match is gone. */
function useCloseWhenGone(id: string, onClose: () => void): void {
  const { error } = useDateExperiences(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const closeIfGone = useEffectEvent(() => {
    if (isDeletedElsewhere(error)) onClose();
  });
  useEffect(() => closeIfGone(), [error]);
}

interface Props {
  candidate: Candidate;
  /** The date from a link. */
  pointedDate?: string | null;
  DateHistory: ComponentType<{ candidate: Candidate; pointedAt?: string | null }>;
  onClose: () => void;
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
} as const;

export function MatchDetailsDialog({ candidate: opened, pointedDate, DateHistory, onClose }: Props) {
  const { data: candidates } = useCandidates();
  // Deleting a date below changes the numbers above while the dialog is open.
  const candidate = candidates?.find(({ id }) => id === opened.id) ?? opened;
  const { form, draft, save, isPending, isStale, isReloading, loadNewer, hasNewHelp } = useEditMatch(
    opened,
    onClose,
  );
  const [isDeleting, setDeleting] = useState(false);
  useCloseWhenGone(opened.id, onClose);

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
      {candidate.help && <HelpCard help={candidate.help} subjectId={candidate.id} isNew={hasNewHelp} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={column}>
          <FitSummary candidate={candidate} />
          <FitBreakdown candidate={candidate} />
        </Box>
        <Box sx={column}>
          <Box
            component="section"
            aria-labelledby="about-match"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
          >
            <Box>
              <Typography variant="h3" id="about-match">
                About {candidate.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Added {usLongDate(candidate.createdAt)}
              </Typography>
            </Box>
            {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
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
