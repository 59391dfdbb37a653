import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { NamedDate } from './date-points';

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

export function DatesTable({ dates }: { dates: readonly NamedDate[] }) {
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
              <td className="figure">{head === null ? 'Too little rated' : `${Math.round(head)}%`}</td>
              <td className="figure">{heart}%</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
