import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const COLUMNS = ['User', 'Joined', 'Status', 'Actions'] as const;

/** A table that becomes a list of cards where it would not fit; the roles say what it is in both shapes. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 20,
  background: theme.vars?.palette.background.paper,
  '& th, & td': { padding: '12px 8px', textAlign: 'left', verticalAlign: 'middle' },
  '& th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars?.palette.text.secondary },
  '& td': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& tr > :first-of-type': { paddingLeft: 12, width: 56 },
  '& tr > :last-of-type': { paddingRight: 12, textAlign: 'right' },
  '& tbody tr[aria-selected=true]': { background: theme.vars?.palette.soft.head },
  '& tbody tr:last-of-type td:first-of-type': { borderBottomLeftRadius: 19 },
  '& tbody tr:last-of-type td:last-of-type': { borderBottomRightRadius: 19 },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    border: 0,
    background: 'none',
    '& thead, & tbody': { display: 'grid', gap: 12 },
    '& thead': { marginBottom: 4 },
    '& thead tr': { display: 'flex', alignItems: 'center' },
    '& thead th:not(:first-of-type)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
    '& thead th:first-of-type': { padding: '0 0 0 8px', width: 'auto' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: 4,
      padding: '8px 16px 8px 8px',
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: 20,
      background: theme.vars?.palette.background.paper,
    },
    '& tbody td': { gridColumn: 2, border: 0, padding: '4px 0' },
    '& tbody td:first-of-type': { gridColumn: 1, gridRow: '1 / 3', padding: 0, width: 'auto' },
    '& tbody td:last-of-type': { padding: 0, marginLeft: -12, textAlign: 'left' },
  },
}));

export function UserTable({ selectAll, children }: { selectAll: ReactNode; children: ReactNode }) {
  return (
    <Table role="table" aria-label="Users">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {selectAll}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}
