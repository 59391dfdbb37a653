import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useToasts } from '../../../ui/feedback/toasts';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { useAllCriteria, useSaveSelection } from '../criteria.api';
import { TOO_FEW, TOO_MANY } from '../limit-toasts';
import { SelectionBar, SelectionHeading } from '../selection-frame';
import { CustomStandardDialog } from './custom-standard-dialog';
import { StandardCard } from './standard-card';
import {
  isSelected,
  selectionRequest,
  standardOptions,
  starsOf,
  type Choice,
  type Choices,
} from './standard-options';

function selectionSummary(count: number): string {
  const missing = CRITERIA_LIMITS.selectedMin - count;
  const selected = `${count} of ${CRITERIA_LIMITS.selectedMax} selected`;
  return missing > 0 ? `${selected} · choose ${missing} more` : selected;
}

/** The selected standards and their stars; reaching a limit shows a toast. */
function useStandardSelection(criteria: readonly Criterion[]) {
  const [choices, setChoices] = useState<Choices>({});
  const { toast } = useToasts();
  const options = useMemo(() => standardOptions(criteria), [criteria]);
  const count = options.filter((option) => isSelected(option, choices)).length;

  const change = (id: string, choice: Choice) =>
    setChoices((current) => ({ ...current, [id]: { ...current[id], ...choice } }));

  const hasRoom = () => {
    if (count < CRITERIA_LIMITS.selectedMax) return true;
    toast(TOO_MANY);
    return false;
  };

  return {
    count,
    hasRoom,
    standards: options.map((option) => ({
      option,
      isSelected: isSelected(option, choices),
      stars: starsOf(option, choices),
    })),
    toggle: (id: string, wasSelected: boolean) => {
      if (wasSelected || hasRoom()) change(id, { isSelected: !wasSelected });
    },
    setStars: (id: string, stars: number) => change(id, { stars }),
    select: (id: string, stars: number) => change(id, { isSelected: true, stars }),
    /** The selection to save, or null (with a toast) when there are too few. */
    request: () => {
      if (count >= CRITERIA_LIMITS.selectedMin) return selectionRequest(options, choices);
      toast(TOO_FEW);
      return null;
    },
  };
}

const FAILED = ERROR_CATALOGUE.criteria_save_error;

function StandardSelection({ criteria }: { criteria: readonly Criterion[] }) {
  const selection = useStandardSelection(criteria);
  const [isAdding, setAdding] = useState(false);
  const { mutate, isPending, error } = useSaveSelection();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const save = () => {
    const request = selection.request();
    if (!request) return;
    mutate(request, {
      onSuccess: () => {
        toast({ title: 'Standards set!', description: 'Your evaluation criteria have been saved.' });
        void navigate(PATHS.overview);
      },
      onError: (failure) => {
        toast({ tone: 'error', title: FAILED.title, description: failureText(failure, FAILED.description) });
      },
    });
  };

  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: '1fr 1fr' },
        }}
      >
        {selection.standards.map(({ option, isSelected, stars }) => (
          <StandardCard
            key={option.id}
            option={option}
            isSelected={isSelected}
            stars={stars}
            onToggle={() => selection.toggle(option.id, isSelected)}
            onStars={(next) => selection.setStars(option.id, next)}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setAdding(selection.hasRoom())}
        sx={{ mt: 3 }}
      >
        Add Your Own Standard
      </Button>
      {error && (
        <Box sx={{ mt: 3 }}>
          <Notice tone="error">Error setting standards: {failureText(error, FAILED.description)}</Notice>
        </Box>
      )}
      <SelectionBar
        summary={selectionSummary(selection.count)}
        action="Set My Dating Standards"
        isPending={isPending}
        onAction={save}
      />
      <CustomStandardDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onCreated={({ id }, stars) => selection.select(id, stars)}
      />
    </>
  );
}

const TITLE = 'Choose Your Dating Standards';

export function CriteriaSelectionPage() {
  const { data, error, refetch } = useAllCriteria();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE}>
        <SelectionHeading title={TITLE}>
          Choose three to ten things that matter to you in a partner. You'll rate every date on them; more
          stars count for more.
        </SelectionHeading>
        {data && <StandardSelection criteria={data} />}
        {!data && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={5} label="Loading your standards" />}
      </PageMain>
    </>
  );
}
