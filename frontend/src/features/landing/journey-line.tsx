import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STEPS = [
  ['Meet someone', 'Online, through friends, or in the queue for coffee.'],
  ['Plan the date', 'Somewhere you can talk, that suits you both.'],
  ['Rate and get insights', 'One minute, one tap per standard.'],
  ['Guidance from the coach', 'From your own ratings, never a script.'],
  ['Keep the spark alive', 'See what holds, date after date.'],
] as const;

/** The five steps as one line that turns from heart to head. */
export function JourneyLine() {
  return (
    <Box component="section" aria-labelledby="journey" sx={{ mt: { xs: 8, md: 12 } }}>
      <Typography variant="h2" id="journey" sx={{ mb: 4 }}>
        From hello to knowing
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(5, 1fr)' },
          gap: { xs: 3, md: 3 },
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            borderRadius: '1px',
            background: (theme) =>
              `linear-gradient(var(--way), ${theme.vars?.palette.secondary.main}, ${theme.vars?.palette.primary.main})`,
            '--way': { xs: '180deg', md: '90deg' },
            width: { xs: 2, md: 'auto' },
            height: { xs: 'auto', md: 2 },
            top: { xs: 12, md: 11 },
            bottom: { xs: 32, md: 'auto' },
            left: { xs: 11, md: 0 },
            right: { xs: 'auto', md: 0 },
          },
        }}
      >
        {STEPS.map(([step, words], index) => (
          <Box component="li" key={step} sx={{ position: 'relative', pl: { xs: 5, md: 0 }, pt: { md: 5 } }}>
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: 0,
                top: 0,
                width: 24,
                height: 24,
                borderRadius: '50%',
                bgcolor: 'background.default',
                border: 2,
                borderColor: index < 2 ? 'secondary.main' : 'primary.main',
              }}
            />
            <Typography variant="h4" component="h3">
              {step}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {words}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
