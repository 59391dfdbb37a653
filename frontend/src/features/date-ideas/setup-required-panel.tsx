import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { EmptyDrawing } from '../../ui/feedback/empty-state';

/** For whoever runs the site; a dater learns that it is not their fault, and can try again. */
export function SetupRequiredPanel({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Card component="section" aria-labelledby="setup-required" sx={{ mt: 3, p: { xs: 2.5, sm: 4 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' },
          alignItems: 'center',
        }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <EmptyDrawing motif="apart" />
        </Box>
        <div>
          <Typography variant="h2" id="setup-required">
            Setup required
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
            Date ideas could not all be loaded. It is nothing you did. Whoever runs this site can mend it:
          </Typography>
          <Box component="ol" sx={{ my: 1.5, pl: 2.5, '& li': { py: 0.25 } }}>
            <li>Enable a geocoding service, which finds your town on the map.</li>
            <li>Enable a places service, which knows what is there.</li>
            <li>Refresh this page.</li>
          </Box>
          <Button variant="outlined" onClick={onRefresh}>
            Try again
          </Button>
        </div>
      </Box>
    </Card>
  );
}
