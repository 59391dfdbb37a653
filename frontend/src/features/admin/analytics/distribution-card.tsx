import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { wholeNumber } from '../pieces/console-words';
import { SectionCard } from '../pieces/section-card';
import type { Distribution } from './distributions';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: 12,
    rowGap: 5,
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .count': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& .percent': { fontWeight: 620, minWidth: 44, textAlign: 'right' },
  '& .track': {
    gridColumn: '1 / -1',
    height: 6,
    borderRadius: 3,
    background: theme.vars?.palette.score.track,
    overflow: 'hidden',
  },
  '& .bar': { height: '100%', borderRadius: 3, background: theme.vars?.palette.primary.main },
  '& li:first-of-type .bar': { background: theme.vars?.palette.secondary.main },
}));

/** How many gave which answer; the bars repeat the percents. */
export function DistributionCard({ title, shares }: Distribution) {
  return (
    <SectionCard title={title}>
      {shares.length === 0 && <Typography color="textSecondary">Nobody to count yet.</Typography>}
      <List>
        {shares.map(({ label, count, percent }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="count">{wholeNumber(count)}</span>
            <span className="percent">{percent}%</span>
            <div className="track" aria-hidden>
              <div className="bar" style={{ width: `${percent}%` }} />
            </div>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}
