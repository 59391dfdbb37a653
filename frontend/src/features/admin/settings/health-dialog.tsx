import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useSystemHealth } from '../admin.api';
import { ConsoleDialog } from '../pieces/console-dialog';
import { HealthList } from './health-list';

export function HealthDialog({ onClose }: { onClose: () => void }) {
  const { isFetching, refetch } = useSystemHealth();
  return (
    <ConsoleDialog title="System Health" onClose={onClose}>
      <DialogContent>
        <HealthList />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
