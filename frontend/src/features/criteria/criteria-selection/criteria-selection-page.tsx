import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useToasts } from '../../../ui/feedback/toasts';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { useAllCriteria, useSaveSelection } from '../criteria.api';
import { SelectionBar, SelectionHeading } from '../selection-frame';
import { CustomStandardDialog } from './custom-standard-dialog';
import { MustHaveDialog } from './must-have-dialog';
import { StandardCard, type SelectedStandard } from './standard-card';
import { useStandardSelection } from './use-standard-selection';

function selectionSummary(count: number): string {
  const missing = CRITERIA_LIMITS.selectedMin - count;
  const selected = `${count} of ${CRITERIA_LIMITS.selectedMax} selected`;
  return missing > 0 ? `${selected} · choose ${missing} more` : selected;
}

const FAILED = ERROR_CATALOGUE.criteria_save_error;

function StandardSelection({ criteria }: { criteria: readonly Criterion[] }) {
  const selection = useStandardSelection(criteria);
  const [isAdding, setAdding] = useState(false);
  const [mustHaveId, setMustHaveId] = useState<string | null>(null);
  const deciding = selection.standards.find(({ option }) => option.id === mustHaveId);
  const { mutate, isPending, error } = useSaveSelection();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const save = () => {
    const request = selection.request();
    if (!request) return;
    mutate(request, {
      onSuccess: () => {
        selection.forget();
        toast({ title: 'Standards set!', description: 'Your evaluation criteria have been saved.' });
        void navigate(PATHS.overview);
      },
      onError: (failure) => {
        toast({ tone: 'error', title: FAILED.title, description: failureText(failure, FAILED.description) });
      },
    });
  };

  const askForMustHave = ({ option, isSelected, mustHave }: SelectedStandard) => {
    if (mustHave !== null) selection.setMustHave(option.id, null);
    else if ((isSelected || selection.hasRoom()) && selection.hasRoomForMustHave()) setMustHaveId(option.id);
  };

  return (
    <>
      {selection.isRestored && (
        <Box sx={{ mb: 2 }}>
          <DraftNotice onStartOver={selection.forget} />
        </Box>
      )}
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
        {selection.standards.map((standard) => (
          <StandardCard
            key={standard.option.id}
            {...standard}
            onToggle={() => selection.toggle(standard.option.id, standard.isSelected)}
            onStars={(stars) => selection.setStars(standard.option.id, stars)}
            onMustHave={() => askForMustHave(standard)}
            onMustHaveLimit={() => setMustHaveId(standard.option.id)}
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
        hasRoomForMustHave={selection.hasRoomForMustHave}
        onCreated={({ id }, choice) => selection.select(id, choice)}
      />
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
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE}>
        <SelectionHeading title={TITLE}>
          Choose three to ten things that matter to you in a partner. You'll rate every date on them; more
          stars count for more. Up to three can be must-haves: what you need, whatever else is good.
        </SelectionHeading>
        {data && <StandardSelection criteria={data} />}
        {!data && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={5} label="Loading your standards" />}
      </PageMain>
    </>
  );
}
