import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  /** `match`, `date`: what was changed elsewhere. */
  subject: string;
  isLoading: boolean;
  onLoadNewer: () => void;
}

/** Somebody (most often the same person in another tab) saved first: nothing typed is lost, nothing is overwritten. */
export function ConflictNotice({ subject, isLoading, onLoadNewer }: Props) {
  return (
    <Box
      role="alert"
      tabIndex={-1}
      ref={(notice: HTMLElement | null) => notice?.focus()}
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.heart', outline: 'none' }}
    >
      <Typography sx={{ fontWeight: 600 }}>This {subject} was changed elsewhere</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5 }}>
        Your changes are not saved, and what you typed is still here. Copy what you want to keep, then load
        the newer version.
      </Typography>
      <Button variant="outlined" size="small" disabled={isLoading} onClick={onLoadNewer}>
        Load the newer version
      </Button>
    </Box>
  );
}
