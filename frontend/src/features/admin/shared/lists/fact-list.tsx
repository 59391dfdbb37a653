import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { wholeNumber } from '../console-format';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: 24,
  rowGap: 14,
  margin: 0,
  // On phones one column of rows, each with its name before its value.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 10,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: 16,
      alignItems: 'baseline',
    },
  },
  '& dt': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 560, overflowWrap: 'anywhere' },
  '&.capitalized dd::first-letter': { textTransform: 'uppercase' },
}));

interface Props {
  facts: readonly (readonly [string, ReactNode])[];
  isCapitalized?: boolean;
}

/** Names and values, in as many columns as fit. */
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

const IN_DIALOG = '@container (min-width: 0px)';
/** In a dialog, where a list of facts has columns, two of these are one of them. */
const HALF_FACTS = {
  [IN_DIALOG]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 16 },
  '@container (min-width: 568px)': { columnGap: 24 },
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const;

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(90px, 1fr))',
  gap: 12,
  margin: '10px 0 0',
  // The edge hides the hairline of each row's first count.
  overflow: 'hidden',
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    marginLeft: -13,
    paddingLeft: 12,
    borderLeft: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 620, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& .of': {
    order: -1,
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 1.45,
    color: theme.vars?.palette.text.secondary,
  },
  ...HALF_FACTS,
  [IN_DIALOG]: { ...HALF_FACTS[IN_DIALOG], '& div': { marginLeft: 0, paddingLeft: 0, borderLeft: 0 } },
}));

/** Its name, the number or share itself, and of how many it is a share. */
export type Count = readonly [name: string, count: number | string, of?: string];

/** A row of counts, each above its name. */
export function CountGrid({ counts }: { counts: readonly Count[] }) {
  return (
    <Grid>
      {counts.map(([name, count, of]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof count === 'number' ? wholeNumber(count) : count}</dd>
          {of !== undefined && <dd className="of">{of}</dd>}
        </div>
      ))}
    </Grid>
  );
}
