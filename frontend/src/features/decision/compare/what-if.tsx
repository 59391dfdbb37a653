import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/dating/criteria';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts, type ToastMessage } from '../../../ui/feedback/toasts';
import { whileBusy, whileUnavailable } from '../../../ui/feedback/while-busy';
import { useSaveSelection } from '../../criteria/criteria.api';
import { LiveOrder, type LiveOrderProps } from './live-order';
import { StarsSlider } from './stars-slider';
import type { Stars } from './what-if-order';

/** Saves the stars as the user's own; one tap takes them back. */
function useMakeMine(criteria: readonly Criterion[], onSaved: () => void) {
  const save = useSaveSelection();
  const { toast } = useToasts();
  // Awaited, because the toast's button outlives this screen.
  const keep = async (weights: readonly number[], message: ToastMessage) => {
    const ids = criteria.map(({ id }) => id);
    const chosen = ids.map((id, index) => ({ id, weight: weights[index] }));
    try {
      await save.mutateAsync({ selectedCriteriaIds: ids, criteria: chosen });
      onSaved();
      toast(message);
    } catch (error) {
      toast(failureToast("Your stars weren't saved", error));
    }
  };
  const before = criteria.map(({ weight }) => weight);
  const undo = () => void keep(before, { title: 'Your stars are back as they were' });
  const makeMine = (stars: Stars) =>
    void keep(
      criteria.map(({ id, weight }) => stars[id] ?? weight),
      {
        title: 'These are your stars now',
        description: 'Every percentage goes by them.',
        action: { label: 'Undo', onAction: undo },
      },
    );
  return { makeMine, isSaving: save.isPending };
}

interface Props extends LiveOrderProps {
  criteria: readonly Criterion[];
  stars: Stars;
  onStar: (id: string, stars: number) => void;
  onReset: () => void;
}

/** Stars to play with: everyone's place follows at once, and nothing is saved until the user says so. */
export function WhatIf({ criteria, stars, onStar, onReset, ...order }: Props) {
  const { makeMine, isSaving } = useMakeMine(criteria, onReset);
  const isChanged = criteria.some(({ id, weight }) => stars[id] !== weight);
  return (
    <Card
      component="section"
      aria-labelledby="what-if"
      className="no-print"
      // The order sticks to the top while sliders below it are moved.
      sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" id="what-if">
          What if?
        </Typography>
        {isChanged && <Chip label="Not saved" size="small" variant="outlined" color="primary" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '68ch' }}>
        What if something mattered more to you, or less? Move the stars and see who comes first.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          alignItems: 'start',
        }}
      >
        <Box
          role="group"
          aria-label="Stars"
          sx={{
            display: 'grid',
            columnGap: 4,
            rowGap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            order: { xs: 1, md: 0 },
          }}
        >
          {criteria.map((criterion) => (
            <StarsSlider
              key={criterion.id}
              criterion={criterion}
              stars={stars[criterion.id] ?? criterion.weight}
              onChange={onStar}
            />
          ))}
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              variant="contained"
              {...whileUnavailable(!isChanged)}
              {...whileBusy(isSaving)}
              onClick={() => makeMine(stars)}
            >
              Make these my stars
            </Button>
            <Button {...whileUnavailable(!isChanged || isSaving)} onClick={onReset}>
              Reset
            </Button>
          </Box>
        </Box>
        <Box
          data-sticks
          sx={{
            position: 'sticky',
            top: { xs: 0, md: 16 },
            zIndex: 1,
            mx: { xs: -1, md: 0 },
            py: { xs: 1, md: 0 },
            maxHeight: { xs: 176, md: 'calc(100vh - 32px)' },
            overflowY: 'auto',
            scrollbarWidth: 'thin',
            bgcolor: 'background.paper',
            borderBottom: { xs: 1, md: 0 },
            borderColor: { xs: 'divider', md: 'transparent' },
          }}
        >
          <LiveOrder {...order} />
        </Box>
      </Box>
    </Card>
  );
}
