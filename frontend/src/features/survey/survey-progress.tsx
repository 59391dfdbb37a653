import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export function SurveyProgress({ step, of }: { step: number; of: number }) {
  const percent = Math.round((step / of) * 100);
  return (
    <Box sx={{ mb: { xs: 4, sm: 6 } }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', mb: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Step {step} of {of}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {percent}% complete
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={percent}
        aria-label="Survey progress"
        sx={{ bgcolor: 'soft.heart' }}
      />
    </Box>
  );
}
