import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import type { ImportPreview } from '#contract/account/imports';
import { HIDDEN } from '../../../ui/layout/visually-hidden';
import { problemRows } from './import-texts';

interface ProblemsProps extends Pick<ImportPreview, 'problems' | 'problemCount' | 'kind'> {
  onEdit: () => void;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 8px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tr + tr > *, & tbody > tr > *': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 560, color: theme.vars?.palette.text.secondary },
  '& tbody th': { fontWeight: 600 },
  '& .to-fix': { textWrap: 'pretty' },
  [theme.breakpoints.up('sm')]: {
    tableLayout: 'fixed',
    '& tr > :first-child': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16 },
    '& .row': { width: 80 },
    '& .column': { width: 136 },
  },
  // Where three columns would break their words, a row is two lines: where, and what.
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': HIDDEN,
    '& tbody': { display: 'block' },
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 4,
      padding: '10px 16px',
      borderTop: `1px solid ${theme.vars?.palette.divider}`,
    },
    '& tbody > tr > *': { padding: 0, border: '0 !important' },
    '& tbody .row::before': { content: '"Row "' },
    '& tbody .row[data-file]::before': { content: 'none' },
    '& td.column': { fontWeight: 600 },
    '& td.column:not(:empty)::before': { content: '"· "' },
    '& .to-fix': { gridColumn: '1 / -1' },
  },
}));

/** Where a file has to be corrected before anything is imported, and how. */
export function ProblemsTable({ problems, problemCount, kind, onEdit }: ProblemsProps) {
  if (problemCount === 0) return null;
  const rows = problemRows(problems);
  const more = problemCount - problems.length;
  const hasColumns = rows.some(({ column }) => column !== '');
  // A downloaded account has none: its messages say which match or date it is.
  const hasRows = kind === 'csv';
  return (
    <Box
      role="alert"
      sx={{
        borderRadius: '16px',
        border: 1,
        borderColor: (theme) => `color-mix(in srgb, ${theme.vars?.palette.error.main} 45%, transparent)`,
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          p: '8px 8px 8px 16px',
          minHeight: 60,
          bgcolor: (theme) => `color-mix(in srgb, ${theme.vars?.palette.error.main} 9%, transparent)`,
        }}
      >
        <Box sx={{ display: 'flex', gap: 1.25, flex: '1 1 14rem', '& svg': { flex: 'none', mt: '1px' } }}>
          <Box component="span" sx={{ display: 'contents', color: 'error.main' }}>
            <CircleAlert size={20} aria-hidden />
          </Box>
          <span>
            <strong>{problemCount === 1 ? 'One thing to fix' : `${problemCount} things to fix`}</strong>{' '}
            before anything is imported
          </span>
        </Box>
        {kind === 'csv' && (
          <Button variant="contained" onClick={onEdit}>
            Edit the list here
          </Button>
        )}
      </Box>
      <Table aria-label="Things to fix">
        <thead>
          <tr>
            {hasRows && (
              <th scope="col" className="row">
                Row
              </th>
            )}
            {hasColumns && (
              <th scope="col" className="column">
                Column
              </th>
            )}
            <th scope="col">What to fix</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rows: where, column, message }) => (
            <tr key={`${column}\n${message}`}>
              {hasRows && (
                <th scope="row" className="row" data-file={where === '' ? '' : undefined}>
                  {where || 'Whole file'}
                </th>
              )}
              {hasColumns && <td className="column">{column || (where === '' ? '' : 'Whole row')}</td>}
              <td className="to-fix">{message}</td>
            </tr>
          ))}
          {more > 0 && (
            <tr>
              <td colSpan={1 + Number(hasRows) + Number(hasColumns)}>And {more} more.</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Box>
  );
}
