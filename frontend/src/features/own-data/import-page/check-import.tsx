import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { IMPORT_TEXTS, type ImportBatch, type ImportPreview } from '#contract/account/imports';
import { useOnline } from '../../../lib/use-online';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { refreshCurrentUser } from '../../auth/auth.api';
import { useAllCriteria } from '../../criteria/criteria.api';
import { useImport, useImportPreview } from '../own-data.api';
import { amount, leftOutText, LEFT_BY_UNDO, personText, problemTexts, unchangedText } from './import-texts';
import { Columns, DateOrderQuestion } from './column-choices';
import type { ImportDraft } from './use-import-draft';

interface ProblemsProps extends Pick<ImportPreview, 'problems' | 'problemCount' | 'kind'> {
  onEdit: () => void;
}

function Problems({ problems, problemCount, kind, onEdit }: ProblemsProps) {
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <Box role="alert" sx={{ borderRadius: '16px', border: 1, borderColor: 'divider', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          p: '8px 8px 8px 16px',
          minHeight: 60,
          bgcolor: 'action.hover',
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
          <Button variant="outlined" onClick={onEdit} sx={{ bgcolor: 'background.paper' }}>
            Edit the list here
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        aria-label="Things to fix"
        sx={{
          listStyle: 'none',
          m: 0,
          p: '4px 16px',
          fontSize: '0.9375rem',
          '& > li': { py: 1 },
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {problemTexts(problems).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </Box>
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
            problems={preview.problems}
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
