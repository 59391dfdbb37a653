import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ImportBatch } from '#contract/account/imports';
import { usLongDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { BackLink } from '../../../ui/layout/back-link';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { useCurrentUser } from '../../auth/auth.api';
import { useImports, useUndoImport } from '../own-data.api';
import { CheckImport } from './check-import';
import { ChooseFile } from './choose-file';
import { amount, LEFT_BY_UNDO, undoneText, undoQuestion } from './import-texts';
import { useImportDraft } from './use-import-draft';

const TITLE = 'Import your matches';

function useUndo(onUndone: (text: string) => void) {
  const { mutate, isPending } = useUndoImport();
  const { toast } = useToasts();
  const undo = (batch: ImportBatch) =>
    mutate(batch.id, {
      onSuccess: (answer) => onUndone(undoneText(answer)),
      onError: (error) => toast(failureToast('Failed to undo', error)),
    });
  return { undo, isPending };
}

interface UndoDialogProps {
  /** Null while nothing is asked. */
  batch: ImportBatch | null;
  isPending: boolean;
  onUndo: (batch: ImportBatch) => void;
  onClose: () => void;
}

function UndoDialog({ batch, isPending, onUndo, onClose }: UndoDialogProps) {
  return (
    batch && (
      <ConfirmDialog
        open
        title="Undo this import?"
        description={undoQuestion(batch)}
        keepLabel="Keep it"
        confirmLabel="Undo import"
        isPending={isPending}
        onConfirm={() => {
          onClose();
          onUndo(batch);
        }}
        onClose={onClose}
      />
    )
  );
}

function Result({ batch }: { batch: ImportBatch }) {
  const [undone, setUndone] = useState<string | null>(null);
  const [asked, setAsked] = useState<ImportBatch | null>(null);
  const { undo, isPending } = useUndo(setUndone);
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
        <EmptyDrawing motif={undone === null ? 'list' : 'apart'} />
      </Box>
      <Typography variant="h3" component="h2" role="status">
        {undone ?? `Imported ${amount(batch)}`}
      </Typography>
      {undone === null && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {batch.kind === 'export'
            ? LEFT_BY_UNDO
            : 'Undo removes exactly these, as long as nothing was changed.'}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 3 }}>
        <Button component={Link} to={PATHS.matches} variant="contained">
          See your matches
        </Button>
        {undone === null && (
          <Button variant="outlined" {...whileBusy(isPending)} onClick={() => setAsked(batch)}>
            Undo
          </Button>
        )}
      </Box>
      <UndoDialog batch={asked} isPending={isPending} onUndo={undo} onClose={() => setAsked(null)} />
    </Box>
  );
}

function EarlierImports({ batches }: { batches: readonly ImportBatch[] }) {
  const { toast } = useToasts();
  const [asked, setAsked] = useState<ImportBatch | null>(null);
  const { undo, isPending } = useUndo((title) => toast({ title }));
  const focus = useFocusAfterRemoval();
  if (batches.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="earlier-imports" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="earlier-imports" sx={{ mb: 1 }}>
        Earlier imports
      </Typography>
      <Box component="ul" {...focus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {batches.map((batch) => (
          <Box
            component="li"
            key={batch.id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 0.5 }}
          >
            <span>
              {usLongDate(batch.importedAt)}: {amount(batch)}
            </span>
            <Button
              aria-label={`Undo the import of ${usLongDate(batch.importedAt)}`}
              {...whileBusy(isPending)}
              onClick={() => setAsked(batch)}
            >
              Undo
            </Button>
          </Box>
        ))}
      </Box>
      <UndoDialog batch={asked} isPending={isPending} onUndo={undo} onClose={() => setAsked(null)} />
    </Box>
  );
}

/** One batch as it was when it was imported: undoing it takes it off the list. */
function useFinished(id: string | null, batches: readonly ImportBatch[] | undefined): ImportBatch | null {
  const [finished, setFinished] = useState<ImportBatch | null>(null);
  const found = batches?.find((batch) => batch.id === id) ?? null;
  if (found && finished?.id !== found.id) setFinished(found);
  return finished?.id === id ? finished : found;
}

function ImportSteps({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { draft, start, change, forget } = useImportDraft(userId);
  const { data: batches } = useImports();
  const doneId = search.get('done');
  const finished = useFinished(doneId, batches);
  const check = () => void navigate(`${PATHS.import}?step=check`);
  if (doneId !== null && finished) return <Result batch={finished} />;
  if (search.get('step') === 'check' && draft)
    return (
      <CheckImport
        draft={draft}
        onChange={change}
        onBack={() => void navigate(PATHS.import)}
        onEdit={() => {
          start(draft.text, null);
          void navigate(PATHS.import);
        }}
        onDone={({ id }) => {
          forget();
          void navigate(`${PATHS.import}?done=${id}`, { replace: true });
        }}
      />
    );
  return (
    <>
      <ChooseFile
        draft={draft}
        onChoose={(text, fileName) => {
          start(text, fileName);
          check();
        }}
        onType={(text) => (text.trim() === '' ? forget() : start(text, null))}
        onContinue={check}
      />
      <EarlierImports batches={batches ?? []} />
    </>
  );
}

/** Choose a file, see what it becomes, import it, undo it. */
export function ImportPage() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={720}>
        <BackLink to={PATHS.matches}>Back to Dashboard</BackLink>
        <Card sx={{ mt: 1.5, p: { xs: 2, sm: 4 }, overflow: 'visible' }}>
          <Typography variant="h1" sx={{ mb: { xs: 2, sm: 3 } }}>
            {TITLE}
          </Typography>
          {user && <ImportSteps userId={user.id} />}
        </Card>
      </PageMain>
    </>
  );
}
