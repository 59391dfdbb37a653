import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { IMPORT_TEXTS, type ImportBatch, type ImportPreview } from '#contract/account/imports';
import { useOnline } from '../../../lib/connection';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { refreshCurrentUser } from '../../auth/auth.api';
import { useAllCriteria } from '../../criteria/criteria.api';
import { useImport, useImportPreview } from '../own-data.api';
import { amount, leftOutText, LEFT_BY_UNDO, personText, unchangedText } from './import-texts';
import { ColumnChoices, DateOrderQuestion } from './column-choices';
import { ProblemsTable } from './problems-table';
import type { ImportDraft } from './use-import-draft';

const isNothing = ({ matches, dates, completed }: ImportPreview): boolean =>
  matches + dates + completed === 0;

function People(preview: ImportPreview) {
  const { people, kind, standards, problemCount } = preview;
  if (isNothing(preview) || problemCount > 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="what-is-made"
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '16px', bgcolor: 'soft.head' }}
    >
      <Typography variant="h3" component="h2" id="what-is-made" sx={{ mb: 1 }}>
        What will be added:{' '}
        <Box component="span" sx={{ display: 'inline-block' }}>
          {amount(preview)}
        </Box>
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
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
      >
        {people.map((person, index) => (
          <Box
            component="li"
            key={`${index} ${person.name}`}
            sx={{
              py: 1.25,
              borderTop: 1,
              // A hairline of the tint it lies on.
              borderColor: ({ vars }) => `color-mix(in srgb, ${vars?.palette.primary.main} 18%, transparent)`,
              overflowWrap: 'anywhere',
            }}
          >
            {personText(person)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What the file has otherwise of people who are already there. */
function Unchanged({ unchanged }: ImportPreview) {
  if (unchanged.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Stays as it is"
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto', color: 'text.secondary' }}
    >
      {unchanged.map((person, index) => (
        <Box
          component="li"
          key={`${index} ${person.name}`}
          sx={{ display: 'flex', gap: 1.25, py: 0.25, '& svg': { flex: 'none', mt: '3px' } }}
        >
          <Info size={18} aria-hidden />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {unchangedText(person)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface BarProps {
  problemCount: number;
  isPending: boolean;
  isReady: boolean;
  onBack: () => void;
  onImport: () => void;
}

/** Within reach, however long the list is, and with the reason while nothing can be imported. */
function ImportBar({ problemCount, isPending, isReady, onBack, onImport }: BarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        justifyContent: 'flex-end',
        mb: { xs: -2, sm: -3 },
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        pt: 2.5,
        pb: 'calc(20px + env(safe-area-inset-bottom, 0px))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {problemCount > 0 && (
        <Typography id="why-not-yet" variant="body2" sx={{ mr: 'auto' }}>
          {problemCount === 1 ? 'Fix one thing first' : `Fix ${problemCount} things first`}
        </Typography>
      )}
      <Button onClick={onBack} disabled={isPending}>
        Back
      </Button>
      <Button
        variant="contained"
        onClick={onImport}
        disabled={!isReady}
        {...whileBusy(isPending)}
        {...(problemCount > 0 && { 'aria-describedby': 'why-not-yet' })}
      >
        {isPending ? 'Importing…' : 'Import'}
      </Button>
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
      <ProblemsTable {...preview} onEdit={onEdit} />
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
        <ColumnChoices
          columns={preview.columns}
          problems={preview.problems}
          standards={standards}
          onChange={(next) => onChange({ columns: next })}
        />
      )}
      <ImportBar
        problemCount={preview.problemCount}
        isPending={isPending}
        isReady={isReady && !isSuccess}
        onBack={onBack}
        onImport={run}
      />
    </Box>
  );
}
