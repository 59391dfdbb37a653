import { styled } from '@mui/material/styles';
import { wholeNumber } from './console-words';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 12,
  margin: '10px 0 0',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 620, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
}));

/** A few counts in a row, each over its name. */
export function Counts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <List>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{wholeNumber(count)}</dd>
        </div>
      ))}
    </List>
  );
}
