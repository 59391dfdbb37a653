import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DATE_ORDERS, IMPORT_FIELDS, type ImportColumn, type ImportPreview } from '#contract/account/imports';
import type { Criterion } from '#contract/dating/criteria';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { columnText } from './import-texts';
import type { ImportDraft } from './use-import-draft';

interface ColumnsProps {
  columns: readonly ImportColumn[];
  problems: ImportPreview['problems'];
  standards: readonly Criterion[];
  onChange: (columns: string[]) => void;
}

function Columns({ columns, problems, standards, onChange }: ColumnsProps) {
  const change = (index: number, target: string) =>
    onChange(columns.map((column, other) => (other === index ? target : column.target)));
  return (
    <Box
      component="ul"
      aria-label="Columns"
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {columns.map(({ heading, samples, target }, index) => (
        <Box
          component="li"
          // Two columns can have the same heading.
          key={`${index} ${heading}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
            gap: { xs: 1, sm: 2 },
            alignItems: 'center',
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {heading || 'No heading'}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {samples.join(' · ') || 'Empty'}
            </Typography>
          </Box>
          <TextField
            select
            value={target}
            onChange={(event) => change(index, event.target.value)}
            error={columnText(heading, problems) !== null}
            helperText={columnText(heading, problems)}
            slotProps={{
              htmlInput: { 'aria-label': `${heading || 'No heading'} becomes` },
              select: { native: true },
            }}
          >
            <option value="skip">Leave out</option>
            <optgroup label="The person and the date">
              {Object.entries(IMPORT_FIELDS).map(([field, label]) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Your standards">
              {standards.map(({ id, question }) => (
                <option key={id} value={`standard:${id}`}>
                  {question}
                </option>
              ))}
            </optgroup>
          </TextField>
        </Box>
      ))}
    </Box>
  );
}

/** Folded as long as there's nothing in it to decide; what is wrong in the rows themselves is said above it. */
export function ColumnChoices(props: ColumnsProps) {
  const { columns } = props;
  const known = columns.filter(({ target }) => target !== 'skip').length;
  // It doesn't close by itself once the last column is chosen.
  const [startsOpen] = useState(known < columns.length);
  return (
    <Disclosure
      open={startsOpen}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        // Across the card, with the chevron where its other rows end.
        '& > summary': {
          display: 'flex',
          justifyContent: 'space-between',
          py: 2,
          mr: '-5px',
          color: 'text.primary',
        },
        '&:not([open])': { mb: -2 },
      }}
    >
      <summary>
        <span>
          <Typography variant="h3" component="h2" id="columns" sx={{ textWrap: 'balance' }}>
            How we read your columns
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
            {known} of {columns.length} recognized
          </Typography>
        </span>
      </summary>
      <Columns {...props} />
    </Disclosure>
  );
}

const ORDER_LABELS = {
  'day-month': 'The day (3/4 is April 3)',
  'month-day': 'The month (3/4 is March 4)',
} as const;

export function DateOrderQuestion({
  draft,
  onChange,
}: {
  draft: ImportDraft;
  onChange: (order: ImportDraft['dateOrder']) => void;
}) {
  return (
    <FormControl>
      <FormLabel id="date-order">In your file, which part of a date comes first?</FormLabel>
      <RadioGroup
        aria-labelledby="date-order"
        value={draft.dateOrder ?? ''}
        onChange={(_, value) => onChange(DATE_ORDERS.find((order) => order === value) ?? null)}
      >
        {DATE_ORDERS.map((order) => (
          <FormControlLabel key={order} value={order} control={<Radio />} label={ORDER_LABELS[order]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
