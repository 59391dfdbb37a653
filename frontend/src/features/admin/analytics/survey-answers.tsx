import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NOT_SPECIFIED } from '#contract/console/admin';
import { barFill } from '../../../ui/dials/bar-styles';
import { BarList } from '../shared/lists/bar-list';
import { wholeNumber } from '../shared/console-format';
import { SectionCard } from '../shared/section-card';
import type { Distribution } from './distributions';

const List = styled(BarList)(({ theme }) => ({
  '& li': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    rowGap: 5,
    alignItems: 'baseline',
    fontSize: '0.9375rem',
  },
  '& .percent': { fontWeight: 620, minWidth: 44, textAlign: 'right' },
  // Those who haven't answered are no answer.
  '& .none': { color: theme.vars?.palette.text.secondary },
  '& .none .percent': { fontWeight: 400 },
  '& .none .bar': barFill(theme.vars?.palette.score.edge),
}));

/** How many people gave each answer; the bars show the same percentages. */
function Answers({ title, shares }: Distribution) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id} sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {shares.length === 0 && <Typography color="textSecondary">No users yet.</Typography>}
      <List>
        {shares.map(({ label, count, percent }) => (
          <li key={label} className={label === NOT_SPECIFIED ? 'none' : undefined}>
            <span>{label}</span>
            <span className="count">{wholeNumber(count)}</span>
            <span className="percent">{percent}%</span>
            <div className="track" aria-hidden>
              <div className="bar" style={{ width: `${percent}%` }} />
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

/** All questions side by side. */
export function SurveyAnswers({ distributions }: { distributions: readonly Distribution[] }) {
  return (
    <SectionCard title="Survey answers" about="How many people gave each answer, most frequent first.">
      <Box
        sx={{
          display: 'grid',
          columnGap: { xs: 5, lg: 4 },
          rowGap: 4,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {distributions.map((distribution) => (
          <Answers key={distribution.title} {...distribution} />
        ))}
      </Box>
    </SectionCard>
  );
}
