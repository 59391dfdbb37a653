import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { MeetingDial } from '../../ui/meeting-dial';

const REASONS = [
  ['Free to start', 'No card, about five minutes to set up.'],
  [
    'Private and secure',
    'Notes about people are encrypted. Nothing is sold; all is yours to export or delete.',
  ],
  ['Objective compatibility scoring', 'A percentage you can check by hand.'],
  ['Data-driven insights', 'What your dates have in common, the good ones and the rest.'],
  ['Personalised criteria', 'Your standards and your stars, not a questionnaire’s.'],
] as const;

/** Why to be here: the dial where heart and head meet, and the reasons. */
export function AuthAside() {
  return (
    <Box component="aside" aria-label="Why Heart & Head" sx={{ pt: { md: 1 } }}>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 4 }}>
        <MeetingDial />
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75, maxWidth: 440, mx: 'auto' }}
      >
        {REASONS.map(([claim, reason]) => (
          <Box
            component="li"
            key={claim}
            sx={{ display: 'flex', gap: 1.5, '& svg': { flex: 'none', mt: '3px', color: 'secondary.main' } }}
          >
            <Check size={18} aria-hidden />
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 620 }}>
                {claim}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {reason}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
