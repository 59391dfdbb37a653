import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { MEETING_WIDTH, MeetingDial, PlainDial } from './meeting-dial';

const REASONS = [
  ['Free to start', 'No card required. Takes about five minutes to set up.'],
  [
    'Private and secure',
    'Notes about people are encrypted. We never sell your data. Export or delete it all anytime.',
  ],
  ['Objective compatibility scoring', 'A percentage you can check by hand.'],
  ['Data-driven insights', 'See what your good dates have in common.'],
  ['Personalised criteria', "Your standards, weighted your way. Not a quiz's."],
] as const;

interface Props {
  /** On phones only the claims, so that the list ends above the fold: for people who already have an account. */
  isBrief?: boolean;
}

/** The reasons to sign up, with a sample dial. */
export function AuthAside({ isBrief = false }: Props) {
  return (
    <Box
      component="aside"
      aria-label="Why Heart & Head"
      sx={
        isBrief
          ? {
              display: { xs: 'flex', md: 'block' },
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              width: '100%',
              // On phones it begins where the form does.
              maxWidth: { xs: 440, md: 'none' },
              mx: 'auto',
            }
          : undefined
      }
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 3 }}>
        <MeetingDial />
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: isBrief ? { xs: 0.75, md: 1.5 } : 1.5,
          // On phones it begins where the form does.
          maxWidth: { xs: 440, md: MEETING_WIDTH },
          mx: isBrief ? { xs: 0, md: 'auto' } : 'auto',
        }}
      >
        {REASONS.map(([claim, reason]) => (
          <Box
            component="li"
            key={claim}
            sx={{
              display: 'flex',
              gap: isBrief ? { xs: 0.75, md: 1.5 } : 1.5,
              '& svg': { flex: 'none', mt: '3px', color: 'primary.main' },
            }}
          >
            <Check size={18} aria-hidden />
            <span>
              <Typography
                component="span"
                sx={{
                  display: 'block',
                  fontWeight: 620,
                  fontSize: { xs: '0.875rem', md: '0.9375rem' },
                  lineHeight: 1.5,
                  ...(isBrief && {
                    fontSize: { xs: '0.8125rem', md: '0.9375rem' },
                    fontWeight: { xs: 500, md: 620 },
                    color: { xs: 'text.secondary', md: 'text.primary' },
                  }),
                }}
              >
                {claim}
              </Typography>
              <Typography
                component="span"
                color="textSecondary"
                sx={{
                  fontSize: { xs: '0.8125rem', md: '0.9375rem' },
                  lineHeight: 1.5,
                  display: isBrief ? { xs: 'none', md: 'inline' } : undefined,
                }}
              >
                {reason}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
      {isBrief && (
        <Box
          sx={{
            flex: 'none',
            width: 96,
            display: { md: 'none' },
            '@media (max-width: 359.95px)': { display: 'none' },
          }}
        >
          <PlainDial />
        </Box>
      )}
    </Box>
  );
}
