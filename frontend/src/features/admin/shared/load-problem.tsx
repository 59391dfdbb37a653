import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../../lib/use-online';

interface Props {
  /** What is missing, as in "The figures". */
  subject: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Figures that failed to load stay blank; this says so and offers a retry. */
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
        bgcolor: 'soft.heart',
      }}
    >
      <Typography variant="body2">
        {isOnline ? `${subject} couldn't be loaded.` : `${subject} can't be loaded while you're offline.`}
      </Typography>
      <Button size="small" onClick={onRetry} disabled={isRetrying} sx={{ minHeight: 44 }}>
        {isRetrying ? 'Trying...' : 'Try again'}
      </Button>
    </Box>
  );
}
