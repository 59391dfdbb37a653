import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNavigate } from 'react-router-dom';
import { afterDialogs } from '../../../lib/dialog-history';
import { PATHS } from '../../../lib/paths';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useSystemHealth } from '../admin.api';
import { ConsoleDialog, ReadingContent } from '../shared/console-dialog';
import { HealthList } from './health-list';

export function HealthDialog({ onClose }: { onClose: () => void }) {
  const { isFetching, refetch } = useSystemHealth();
  const navigate = useNavigate();
  const showUnsent = () => {
    onClose();
    afterDialogs(() => void navigate(PATHS.unsentEmail));
  };
  return (
    <ConsoleDialog title="System Health" onClose={onClose}>
      <ReadingContent label="Checks">
        <div>
          <HealthList />
        </div>
      </ReadingContent>
      <DialogActions>
        <Button onClick={showUnsent} sx={{ ml: -1.75, mr: 'auto' }}>
          Unsent email
        </Button>
        <Button variant="outlined" {...whileBusy(isFetching)} onClick={() => void refetch()}>
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
