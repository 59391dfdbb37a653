import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { fitWord } from '#contract/dating/insights/fit-words';
import { FitDial } from '../../ui/dials/fit-dial';
import { gapWords, likelyWords } from '../../ui/dials/fit-texts';

const Figure = styled('figure')({ margin: 0 });

const Stage = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 440,
  aspectRatio: '440 / 300',
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
});

const Ground = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& .head': { fill: theme.vars?.palette.soft.head },
  '& .heart': { fill: theme.vars?.palette.soft.heart },
  '& .meeting': { fill: theme.vars?.palette.background.paper },
  '& text': { fontFamily: theme.typography.fontFamily, fontSize: 13, fontWeight: 600, textAnchor: 'middle' },
  '& .head-word': { fill: theme.vars?.palette.primary.main },
  '& .heart-word': { fill: theme.vars?.palette.secondary.main },
}));

const Middle = styled('div')({ position: 'relative', width: '46%' });

// A plausible match after two dates.
const EXAMPLE = { percent: 78, likely: { low: 66, high: 88 }, heart: 90, dateCount: 2 };

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  marginTop: 16,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
  '& b': { fontWeight: 620, color: theme.vars?.palette.text.primary },
  '& i': { fontStyle: 'normal', fontWeight: 620, color: theme.vars?.palette.secondary.main },
}));

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The score, where the heart and head circles overlap. */
function MeetingDial() {
  return (
    <Figure>
      <Stage>
        <Ground viewBox="0 0 440 300" aria-hidden>
          <circle className="head" cx="150" cy="150" r="146" />
          <circle className="heart" cx="290" cy="150" r="146" />
          <path className="meeting" d="M220 22a146 146 0 0 1 0 256a146 146 0 0 1 0-256z" />
          <text className="head-word" x="60" y="155">
            Head
          </text>
          <text className="heart-word" x="380" y="155">
            Heart
          </text>
        </Ground>
        <Middle>
          <FitDial {...EXAMPLE} size="hero" />
        </Middle>
      </Stage>
      <Caption aria-hidden>
        <b>{fitWord(EXAMPLE.percent, EXAMPLE.likely)} so far</b>
        <span>{likelyWords(EXAMPLE.likely, EXAMPLE.dateCount)}</span>
        <i>{capitalized(gapWords(EXAMPLE.heart - EXAMPLE.percent))}</i>
      </Caption>
    </Figure>
  );
}

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

/** The reasons to sign up, with a sample dial. */
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
            sx={{ display: 'flex', gap: 1.5, '& svg': { flex: 'none', mt: '3px', color: 'primary.main' } }}
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
