import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { hasStatus } from '../../lib/api/api-error';
import { useOnline } from '../../lib/connection';
import { EmptyDrawing, EmptyState } from '../../ui/feedback/empty-state';

interface SetupProps {
  /** There is nothing else on the page. */
  isEmpty: boolean;
  onRefresh: () => void;
}

const CENTERED = { justifyItems: 'center', textAlign: 'center' };
/** With ideas below it, it stays out of their way. */
const IN_A_ROW = {
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
};

/** Says first what it means for the user, and last and quietly what the site's operator can do. */
function SetupRequiredPanel({ isEmpty, onRefresh }: SetupProps) {
  return (
    <Card component="section" aria-labelledby="setup-required" sx={{ mt: 3, overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          rowGap: 2,
          px: { xs: 2.5, sm: 3 },
          py: isEmpty ? { xs: 3, sm: 5 } : 2.5,
          ...(isEmpty ? CENTERED : IN_A_ROW),
        }}
      >
        {isEmpty && <EmptyDrawing motif="apart" />}
        <div>
          <Typography variant={isEmpty ? 'h2' : 'h3'} component="h2" sx={{ textWrap: 'balance' }}>
            {isEmpty ? "Date ideas couldn't be loaded" : "Some date ideas couldn't be loaded"}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, textWrap: 'balance' }}>
            The service that finds them didn't answer just now.
          </Typography>
        </div>
        {isEmpty ? (
          <Button variant="contained" onClick={onRefresh} startIcon={<RefreshCw size={16} aria-hidden />}>
            Refresh
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRefresh}>
            Try again
          </Button>
        )}
      </Box>
      <Box
        sx={{
          px: { xs: 2.5, sm: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          ...(isEmpty && { textAlign: 'center' }),
          '& > *': { textWrap: 'balance' },
        }}
      >
        <Typography variant="body2" component="h3" id="setup-required" sx={{ fontWeight: 600 }}>
          Setup required
        </Typography>
        <Typography variant="body2">
          If you run this site: enable a geocoding service and a places service, then refresh.
        </Typography>
      </Box>
    </Card>
  );
}

/** Why ideas are missing: no connection, or something that the site's operator has to set up. */
export function WhyMissing(props: { error: unknown; isEmpty: boolean; onRefresh: () => void }) {
  const { error, isEmpty, onRefresh } = props;
  const isOnline = useOnline();
  if (isOnline || !hasStatus(error, 0)) return <SetupRequiredPanel isEmpty={isEmpty} onRefresh={onRefresh} />;
  return (
    <EmptyState
      motif="apart"
      title="You're offline"
      description="Date ideas need a connection. They'll be here when you're back online."
      headingLevel="h2"
      action={
        <Button variant="outlined" onClick={onRefresh}>
          Try again
        </Button>
      }
    />
  );
}
