import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { SheetDialog } from '../../ui/dialogs/sheet-dialog';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { useCriteria } from '../criteria/criteria.api';

/** A date is scored against the standards: without them there is nothing to fill in. */
export function ScoreUnavailable({ title, onClose }: { title: string; onClose: () => void }) {
  const titleId = useId();
  const { error, refetch } = useCriteria();
  return (
    <SheetDialog open labelledBy={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />
        ) : (
          <SkeletonCards count={3} label="Loading your standards" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </SheetDialog>
  );
}
