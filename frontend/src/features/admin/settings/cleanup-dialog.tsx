import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CleanupPreview } from '#contract/console/admin';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { ConsoleDialog, ReadingContent } from '../shared/console-dialog';
import { shortDay, wholeNumber } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { useCleanup, useCleanupPreview } from './settings.api';

function DryRun({ preview: { count, olderThanDays, sample } }: { preview: CleanupPreview }) {
  if (count === 0)
    return (
      <>
        <Typography sx={{ fontWeight: 620 }}>Nothing to clean up</Typography>
        <Typography color="textSecondary">
          No accounts have been waiting for confirmation for {olderThanDays} days or more.
        </Typography>
      </>
    );
  const more = count - sample.length;
  return (
    <>
      <Typography>
        <strong>{wholeNumber(count)} account(s)</strong> were never confirmed in {olderThanDays} days. Nothing
        is deleted until you confirm.
      </Typography>
      <Box component="ul" aria-label="Oldest accounts" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {sample.map(({ id, email, createdAt }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
            <Typography variant="body2" color="textSecondary">
              Joined {shortDay(createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          And {wholeNumber(more)} more.
        </Typography>
      )}
    </>
  );
}

export function CleanupDialog({ onClose }: { onClose: () => void }) {
  const { data: preview, isPending, isFetching, refetch } = useCleanupPreview();
  const cleanup = useCleanup();
  const { toast } = useToasts();
  const [isAsking, setAsking] = useState(false);
  const count = preview?.count ?? 0;
  const confirm = () =>
    cleanup.mutate(count, {
      onSuccess: ({ deleted }) => {
        toast({
          title: 'Users Deleted',
          description: `Successfully deleted ${wholeNumber(deleted)} user(s).`,
        });
        onClose();
      },
      // Shows the new count if it has changed in the meantime.
      onError: (error) => toast(failureToast('Deletion Failed', error)),
      onSettled: () => setAsking(false),
    });
  return (
    <ConsoleDialog title="User Cleanup" maxWidth="sm" isSheet onClose={onClose}>
      <ReadingContent label="Preview">
        {isPending && <Skeleton variant="rounded" height={48} aria-label="Loading the preview" />}
        {!isPending && !preview && (
          <LoadProblem subject="The preview" onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {preview && (
          <div>
            <DryRun preview={preview} />
          </div>
        )}
      </ReadingContent>
      <SheetActions>
        <Button variant={count > 0 ? 'text' : 'outlined'} onClick={onClose}>
          Close
        </Button>
        {count > 0 && (
          <Button variant="contained" color="error" disabled={isFetching} onClick={() => setAsking(true)}>
            Delete {wholeNumber(count)} account(s)
          </Button>
        )}
      </SheetActions>
      <ConfirmDialog
        open={isAsking}
        title="Delete Unconfirmed Accounts"
        description={`This permanently removes ${wholeNumber(count)} account(s) that were never confirmed. This cannot be undone.`}
        confirmLabel="Delete Accounts"
        isPending={cleanup.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </ConsoleDialog>
  );
}
