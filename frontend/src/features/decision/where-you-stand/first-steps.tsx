import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { Candidate } from '#contract/dating/candidates';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { PATHS } from '../../../lib/paths';
import { NavButton } from '../../../ui/layout/nav-button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { maySuggestDate } from './standing-texts';

interface Step {
  title: string;
  why: string;
  isDone: boolean;
  action: { label: string; to: string };
}

function stepsFor(standards: number, active: readonly Candidate[]): Step[] {
  const first = active.find(maySuggestDate);
  return [
    {
      title: 'Choose what matters to you',
      why: 'Three to ten standards, with stars for how much each one counts.',
      isDone: standards >= CRITERIA_LIMITS.selectedMin,
      action: { label: 'Choose your standards', to: PATHS.criteria },
    },
    {
      title: "Add someone you're getting to know",
      why: 'A name is all it takes to begin, and only you can see it.',
      isDone: active.length > 0,
      action: { label: 'Add a match', to: PATHS.addMatch },
    },
    {
      title: 'Score a date',
      why: 'How it felt, and what you saw of your standards. It takes under a minute.',
      isDone: active.some(({ dateCount }) => dateCount > 0),
      action: {
        label: first ? `Score a date with ${first.name}` : 'Score a date',
        to: first ? PATHS.scoreDate(first.id) : PATHS.matches,
      },
    },
  ];
}

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `2px solid ${theme.vars?.palette.divider}`,
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 560,
  color: theme.vars?.palette.text.secondary,
  '&.next': { borderColor: theme.vars?.palette.primary.main, color: theme.vars?.palette.primary.main },
  '&.done': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
  },
}));

/** From an empty account to the first percentage, with one button for the step that is next. */
export function FirstSteps({ standards, active }: { standards: number; active: readonly Candidate[] }) {
  const steps = stepsFor(standards, active);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
      {steps.map((step, index) => {
        const { title, why, isDone, action } = step;
        return (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Mark className={isDone ? 'done' : step === next ? 'next' : undefined} aria-hidden>
              {isDone ? <Check size={18} /> : index + 1}
            </Mark>
            <Box sx={{ minWidth: 0, color: isDone ? 'text.secondary' : undefined }}>
              <Typography variant="h4" component="h3" sx={{ minHeight: 32, alignContent: 'center' }}>
                {title}
                {isDone && <VisuallyHidden>: done</VisuallyHidden>}
              </Typography>
              {!isDone && <Typography color="textSecondary">{why}</Typography>}
              {step === next && (
                <NavButton to={action.to} variant="contained" sx={{ mt: 1.5 }}>
                  {action.label}
                </NavButton>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
