import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { wholeNumber } from '../console-format';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 24,
  rowGap: 14,
  margin: 0,
  '& dt': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 560, overflowWrap: 'anywhere' },
  '&.capitalized dd::first-letter': { textTransform: 'uppercase' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  facts: readonly (readonly [string, ReactNode])[];
  isCapitalized?: boolean;
}

/** Names and values, in two columns if they fit. */
export function FactList({ facts, isCapitalized = false }: Props) {
  return (
    <List className={isCapitalized ? 'capitalized' : undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: 12,
  margin: '10px 0 0',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 620, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
}));

/** A row of counts, each above its name. */
export function CountGrid({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <Grid>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{wholeNumber(count)}</dd>
        </div>
      ))}
    </Grid>
  );
}
