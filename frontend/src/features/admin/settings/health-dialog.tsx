import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useSystemHealth } from '../admin.api';
import { ConsoleDialog, ReadingContent } from '../shared/console-dialog';
import { HealthList } from './health-list';

export function HealthDialog({ onClose }: { onClose: () => void }) {
  const { isFetching, refetch } = useSystemHealth();
  return (
    <ConsoleDialog title="System Health" onClose={onClose}>
      <ReadingContent label="Checks">
        <div>
          <HealthList />
        </div>
      </ReadingContent>
      <DialogActions>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
