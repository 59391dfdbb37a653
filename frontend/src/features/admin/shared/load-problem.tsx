import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../../lib/connection';
import { whileBusy } from '../../../ui/feedback/while-busy';

interface Props {
  /** What failed to load, such as "The figures". */
  subject: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says that something failed to load and offers a retry; the numbers stay blank. */
export function LoadProblem({ subject, onRetry, isRetrying = false }: Props) {
  const isOnline = useOnline();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        pl: 2,
        pr: 0.5,
        py: 0.75,
        borderRadius: '14px',
        bgcolor: 'soft.head',
      }}
    >
      <Typography variant="body2">
        {isOnline ? `${subject} couldn't be loaded.` : `${subject} can't be loaded while you're offline.`}
      </Typography>
      <Button size="small" onClick={onRetry} {...whileBusy(isRetrying)} sx={{ minHeight: 44 }}>
        {isRetrying ? 'Trying...' : 'Try again'}
      </Button>
    </Box>
  );
}
