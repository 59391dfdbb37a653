import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useToasts, type ToastMessage } from '../../../ui/feedback/toasts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useAllCriteria, useReloadCriteria, useSaveSelection } from '../criteria.api';
import { SelectionBar, SelectionHeader, SelectionHeading, SelectionPage } from '../selection-frame';
import { CustomStandardDialog } from './custom-standard-dialog';
import { DeleteStandardDialog } from './delete-standard-dialog';
import { EditStandardDialog } from './edit-standard-dialog';
import { MustHaveDialog } from './must-have-dialog';
import { StandardActions } from './standard-actions';
import { StandardCard, type SelectedStandard } from './standard-card';
import { useStandardSelection } from './use-standard-selection';

function selectionSummary(count: number): string {
  if (count === 0) return `Choose at least ${CRITERIA_LIMITS.selectedMin}`;
  const missing = CRITERIA_LIMITS.selectedMin - count;
  const selected = `${count} of ${CRITERIA_LIMITS.selectedMax} selected`;
  return missing > 0 ? `${selected} · choose ${missing} more` : selected;
}

const FAILED = ERROR_CATALOGUE.criteria_save_error;
const DELETED_ELSEWHERE: ToastMessage = {
  tone: 'warning',
  title: 'One of these standards was deleted on another device',
  description: 'Your other choices are still here. Please save again.',
};

type Selection = ReturnType<typeof useStandardSelection>;

interface OwnChange {
  action: 'edit' | 'delete';
  standard: SelectedStandard;
}

interface ChangeProps extends OwnChange {
  selection: Selection;
  onClose: () => void;
}

function ChangeOwnStandard({ action, standard, selection, onClose }: ChangeProps) {
  const { option, isSelected, mustHave } = standard;
  if (action === 'delete') return <DeleteStandardDialog option={option} onClose={onClose} />;
  const choice = {
    limit: mustHave,
    hasRoom: () => mustHave !== null || selection.hasRoomForMustHave(),
    onChoose: (limit: number | null) => selection.setMustHave(option.id, limit),
  };
  return <EditStandardDialog option={option} {...(isSelected && { mustHave: choice })} onClose={onClose} />;
}

/** The standards as they were shown when saving began: the answer has them in another order, without the unselected. */
function useSteady(criteria: readonly Criterion[], isHeld: boolean): readonly Criterion[] {
  const [shown, setShown] = useState(criteria);
  if (!isHeld && shown !== criteria) setShown(criteria);
  return isHeld ? shown : criteria;
}

/** Saves the selection and leads on. */
function useSaving(selection: Selection, { mutate, isPending, error }: ReturnType<typeof useSaveSelection>) {
  const reload = useReloadCriteria();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const save = () => {
    const request = selection.request();
    if (!request) return;
    mutate(request, {
      onSuccess: () => {
        selection.forgetDraft();
        toast({ title: 'Standards set!', description: 'Your evaluation criteria have been saved.' });
        void navigate(PATHS.overview);
      },
      onError: (failure) => {
        // One of them was deleted elsewhere.
        if (hasCode(failure, 'criteria.unknown')) {
          void reload();
          toast(DELETED_ELSEWHERE);
          return;
        }
        toast({ tone: 'error', title: FAILED.title, description: failureText(failure, FAILED.description) });
      },
    });
  };

  return { save, isPending, error };
}

function StandardSelection({ criteria }: { criteria: readonly Criterion[] }) {
  const saving = useSaveSelection();
  const selection = useStandardSelection(useSteady(criteria, saving.isPending || saving.isSuccess));
  const [isAdding, setAdding] = useState(false);
  const [mustHaveId, setMustHaveId] = useState<string | null>(null);
  const deciding = selection.standards.find(({ option }) => option.id === mustHaveId);
  const [changing, setChanging] = useState<OwnChange | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { save, isPending, error } = useSaving(selection, saving);
  const focus = useFocusAfterRemoval();

  const move = ({ option, place }: SelectedStandard, step: -1 | 1) => {
    selection.move(option.id, step);
    setAnnouncement(`${option.question} is now ${place + step} of ${selection.count}`);
  };

  const askForMustHave = ({ option, mustHave }: SelectedStandard) => {
    if (mustHave !== null) selection.setMustHave(option.id, null);
    else if (selection.hasRoomForMustHave()) setMustHaveId(option.id);
  };

  return (
    <>
      {selection.isRestored && (
        <Box sx={{ mb: 2 }}>
          <DraftNotice onStartOver={selection.startOver} />
        </Box>
      )}
      <Box
        component="ul"
        {...focus}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1.25, md: 1.5 },
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {selection.standards.map((standard) => (
          <StandardCard
            key={standard.option.id}
            {...standard}
            onToggle={() => selection.toggle(standard.option.id, standard.isSelected)}
            onStars={(stars) => selection.setStars(standard.option.id, stars)}
            onMustHave={() => askForMustHave(standard)}
            onMustHaveLimit={() => setMustHaveId(standard.option.id)}
            actions={
              <StandardActions
                standard={standard}
                selectedCount={selection.count}
                onMove={(step) => move(standard, step)}
                onEdit={() => setChanging({ action: 'edit', standard })}
                onDelete={() => setChanging({ action: 'delete', standard })}
              />
            }
          />
        ))}
      </Box>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Button
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setAdding(selection.hasRoom())}
        sx={{ mt: 3, mb: 4, alignSelf: 'flex-start' }}
      >
        Add Your Own Standard
      </Button>
      {error && !hasCode(error, 'criteria.unknown') && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error">Error setting standards: {failureText(error, FAILED.description)}</Notice>
        </Box>
      )}
      <SelectionBar
        summary={selectionSummary(selection.count)}
        action="Set My Dating Standards"
        isPending={isPending}
        onAction={save}
      />
      {isAdding && (
        <CustomStandardDialog
          onClose={() => setAdding(false)}
          hasRoomForMustHave={selection.hasRoomForMustHave}
          onCreated={({ id }, choice) => selection.select(id, choice)}
        />
      )}
      {changing && (
        <ChangeOwnStandard {...changing} selection={selection} onClose={() => setChanging(null)} />
      )}
      {deciding && (
        <MustHaveDialog
          option={deciding.option}
          mustHave={deciding.mustHave}
          onChoose={(limit) => selection.setMustHave(deciding.option.id, limit)}
          onClose={() => setMustHaveId(null)}
        />
      )}
    </>
  );
}

const TITLE = 'Choose Your Dating Standards';

export function CriteriaSelectionPage() {
  const { data, error, refetch } = useAllCriteria();
  const hasFailed = !data && error !== null;
  return (
    <>
      <SelectionHeader />
      <SelectionPage title={TITLE}>
        <SelectionHeading title={TITLE}>
          {!hasFailed && (
            <>
              Choose three to ten things that matter to you in a partner. You'll rate every date on them, in
              the order you set with the arrows. More stars count for more. Anyone below a{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                must-have
              </Box>{' '}
              comes last.
            </>
          )}
        </SelectionHeading>
        {data && <StandardSelection criteria={data} />}
        {hasFailed && <ErrorPanel isCard error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={5} label="Loading your standards" />}
      </SelectionPage>
    </>
  );
}
