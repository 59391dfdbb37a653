import { styled } from '@mui/material/styles';

export const STEP_NAMES = ['Message', 'Audience', 'Schedule', 'Review'] as const;
export type StepName = (typeof STEP_NAMES)[number];

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(${STEP_NAMES.length}, minmax(0, 1fr))`,
  gap: 8,
  margin: 0,
  padding: '4px 24px 8px',
  '& li': {
    paddingTop: 8,
    borderTop: `3px solid ${theme.vars?.palette.divider}`,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
  },
  '& li.reached': { borderColor: theme.vars?.palette.primary.main },
  '& li[aria-current]': { color: theme.vars?.palette.text.primary },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** How far along the form is. */
export function CampaignSteps({ current }: { current: StepName }) {
  const at = STEP_NAMES.indexOf(current);
  return (
    <List aria-label="Steps">
      {STEP_NAMES.map((name, index) => (
        <li
          key={name}
          className={index <= at ? 'reached' : undefined}
          aria-current={name === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </List>
  );
}
