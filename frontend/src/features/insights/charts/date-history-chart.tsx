import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { DatePoint } from '#contract/dating/insights/analytics';
import { useCandidates } from '../../candidates/candidates.api';
import { namedDates, type NamedDate } from './chart-data';
import { DateDots } from './date-dots';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', padding: '8px 8px 8px 0', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': { fontWeight: 620 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& .figure': { textAlign: 'right', paddingRight: 0, paddingLeft: 12 },
}));

function DatesTable({ dates }: { dates: readonly NamedDate[] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Your dates as a table"
      sx={{ maxHeight: 284, overflowY: 'auto', pr: 1 }}
    >
      <Table>
        <caption hidden>Heart and head of your dates, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Match</th>
            <th scope="col" className="figure">
              Head
            </th>
            <th scope="col" className="figure">
              Heart
            </th>
          </tr>
        </thead>
        <tbody>
          {dates.map(({ id, day, name, head, heart }) => (
            <tr key={id}>
              <th scope="row">{day}</th>
              <td>{name}</td>
              <td className="figure">{head === null ? 'Not rated enough' : `${Math.round(head)}%`}</td>
              <td className="figure">{heart}%</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

/** The mark's shape differs too, for those who don't tell the colors apart. */
const Key = styled('span')<{ tone: 'primary' | 'secondary' }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: '""',
    width: 14,
    height: 14,
    borderRadius: '50%',
    boxSizing: 'border-box',
    border: `2.5px solid ${theme.vars?.palette[tone].main}`,
    backgroundColor: tone === 'primary' ? theme.vars?.palette.primary.main : 'transparent',
  },
}));

/** Each date as two points, as a chart or a table. */
export function DateHistoryChart({ points }: { points: readonly DatePoint[] }) {
  const { data: matches = [] } = useCandidates();
  const [asTable, setAsTable] = useState(false);
  const dates = namedDates(points, matches);
  return (
    <div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5, mb: 1 }}
      >
        <Key tone="primary">Head: fit with your standards</Key>
        <Key tone="secondary">Heart: chemistry and enjoyment</Key>
        <Button
          size="small"
          onClick={() => setAsTable(!asTable)}
          sx={{ ml: { xs: -1.75, sm: 'auto' }, mr: { sm: -1.75 }, minHeight: 44 }}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
      {asTable ? <DatesTable dates={dates} /> : <DateDots dates={dates} />}
    </div>
  );
}
