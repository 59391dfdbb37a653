import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import {
  DATE_ORDERS,
  IMPORT_FIELDS,
  IMPORT_TEXTS,
  type ImportBatch,
  type ImportColumn,
  type ImportPreview,
} from '#contract/account/imports';
import type { Criterion } from '#contract/dating/criteria';
import { useOnline } from '../../../lib/use-online';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { refreshCurrentUser } from '../../auth/auth.api';
import { useAllCriteria } from '../../criteria/criteria.api';
import { useImport, useImportPreview } from '../own-data.api';
import { amount, leftOutText, LEFT_BY_UNDO, personText, problemText, unchangedText } from './import-texts';
import type { ImportDraft } from './use-import-draft';

interface ColumnsProps {
  columns: readonly ImportColumn[];
  /** The headings of columns with something to fix. */
  wrong: ReadonlySet<string>;
  standards: readonly Criterion[];
  onChange: (columns: string[]) => void;
}

function Columns({ columns, wrong, standards, onChange }: ColumnsProps) {
  const change = (index: number, target: string) =>
    onChange(columns.map((column, other) => (other === index ? target : column.target)));
  return (
    <Box
      component="ul"
      aria-label="Columns"
      sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
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
            borderBottom: 1,
            borderColor: 'divider',
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
            error={wrong.has(heading)}
            helperText={wrong.has(heading) && 'Something in this column has to be fixed.'}
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

const ORDER_LABELS = {
  'day-month': 'The day (3/4 is April 3)',
  'month-day': 'The month (3/4 is March 4)',
} as const;

function DateOrderQuestion({
  draft,
  onChange,
}: {
  draft: ImportDraft;
  onChange: (order: ImportDraft['dateOrder']) => void;
}) {
  return (
    <FormControl>
      <FormLabel id="date-order">What comes first in your dates?</FormLabel>
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

interface ProblemsProps extends Pick<ImportPreview, 'problems' | 'problemCount' | 'kind'> {
  onEdit: () => void;
}

function Problems({ problems, problemCount, kind, onEdit }: ProblemsProps) {
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <Box role="alert">
      <Notice tone="error">
        <strong>{problemCount === 1 ? 'One thing to fix' : `${problemCount} things to fix`}</strong> before
        anything is imported:
        <Box
          component="ul"
          aria-label="Things to fix"
          sx={{ pl: 2.5, my: 0.5, maxHeight: { sm: 280 }, overflowY: 'auto' }}
        >
          {problems.map((problem, index) => (
            <li key={`${index} ${problem.message}`}>{problemText(problem)}</li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </Box>
        {kind === 'csv' && <Button onClick={onEdit}>Edit the list here</Button>}
      </Notice>
    </Box>
  );
}

const isNothing = ({ matches, dates, completed }: ImportPreview): boolean =>
  matches + dates + completed === 0;

function People(preview: ImportPreview) {
  const { people, kind, standards, problemCount } = preview;
  if (isNothing(preview) || problemCount > 0) return null;
  return (
    <section aria-labelledby="what-is-made">
      <Typography variant="h3" component="h2" id="what-is-made" sx={{ mb: 1 }}>
        What will be added: {amount(preview)}
      </Typography>
      {kind === 'export' && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          With {standards} standards, their history, your predictions, ideas and conversation. The standards
          of this account give way to those of the file. {LEFT_BY_UNDO}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label="People"
        sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto', columns: { sm: 2 } }}
      >
        {people.map((person, index) => (
          <Box component="li" key={`${index} ${person.name}`} sx={{ overflowWrap: 'anywhere' }}>
            {personText(person)}
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** What the file has otherwise of people who are already there. */
function Unchanged({ unchanged }: ImportPreview) {
  if (unchanged.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Stays as it is"
      sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto', color: 'text.secondary' }}
    >
      {unchanged.map((person, index) => (
        <Box component="li" key={`${index} ${person.name}`} sx={{ overflowWrap: 'anywhere' }}>
          {unchangedText(person)}
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  draft: ImportDraft;
  onChange: (changes: Partial<Pick<ImportDraft, 'columns' | 'dateOrder'>>) => void;
  onBack: () => void;
  /** Shows the list's text, to correct it in place. */
  onEdit: () => void;
  onDone: (batch: ImportBatch) => void;
}

export function CheckImport({ draft, onChange, onBack, onEdit, onDone }: Props) {
  const isOnline = useOnline();
  const { text, columns, dateOrder, idempotencyKey } = draft;
  const request = { text, ...(columns && { columns }), dateOrder };
  const { data: preview, error, isFetching, refetch } = useImportPreview(request, isOnline);
  const { data: standards = [] } = useAllCriteria();
  const { mutate, isPending, isSuccess } = useImport();
  const queryClient = useQueryClient();
  const { toast } = useToasts();
  if (!isOnline && !preview)
    return <Notice tone="error">You're offline. Your file is still here once you're back.</Notice>;
  if (error && !preview)
    return <ErrorPanel error={error} headingLevel="h2" onAction={() => void refetch()} />;
  if (!preview) return <SkeletonCards count={3} label="Reading your file" />;
  const leftOut = leftOutText(preview);
  const isReady = preview.problemCount === 0 && !isNothing(preview) && !isFetching && isOnline;
  const run = () =>
    mutate(
      { ...request, idempotencyKey },
      {
        onSuccess: (batch) => {
          if (batch.kind === 'export') void refreshCurrentUser(queryClient);
          onDone(batch);
        },
        onError: (failure) => {
          toast(failureToast('Failed to import', failure));
          void refetch();
        },
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Problems {...preview} onEdit={onEdit} />
      {(preview.isDateOrderUnclear || dateOrder) && (
        <DateOrderQuestion draft={draft} onChange={(order) => onChange({ dateOrder: order })} />
      )}
      <People {...preview} />
      {isNothing(preview) && preview.problemCount === 0 && (
        <Typography>{IMPORT_TEXTS.nothingToDo}</Typography>
      )}
      <Unchanged {...preview} />
      {leftOut && <Typography color="textSecondary">{leftOut}</Typography>}
      {preview.columns.length > 0 && (
        <section aria-labelledby="columns">
          <Typography variant="h3" component="h2" id="columns" sx={{ mb: 1 }}>
            What each column becomes
          </Typography>
          <Columns
            columns={preview.columns}
            wrong={new Set(preview.problems.flatMap(({ column }) => column ?? []))}
            standards={standards}
            onChange={(next) => onChange({ columns: next })}
          />
        </section>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'flex-end',
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button onClick={onBack} disabled={isPending}>
          Back
        </Button>
        <Button variant="contained" onClick={run} disabled={!isReady || isPending || isSuccess}>
          {isPending ? 'Importing…' : 'Import'}
        </Button>
      </Box>
    </Box>
  );
}
