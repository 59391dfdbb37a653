import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, type Criterion } from '#contract/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { PATHS } from '../../lib/paths';
import { failureText } from '../../lib/api/api-error';
import { Notice } from '../../ui/feedback/notice';
import { useToasts } from '../../ui/feedback/toasts';
import { useSaveSelection } from './criteria.api';
import { CustomStandardDialog } from './custom-standard-dialog';
import { SelectionBar } from './selection-bar';
import { StandardCard } from './standard-card';
import { useStandardSelection } from './use-standard-selection';

const FAILED = ERROR_CATALOGUE.criteria_save_error;

export function StandardSelection({ criteria }: { criteria: readonly Criterion[] }) {
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
        summary={`${selection.count} selected, ${CRITERIA_LIMITS.selectedMin} to ${CRITERIA_LIMITS.selectedMax}`}
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
