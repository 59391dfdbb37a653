import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { LocalModel, LocalModelStatus } from '#contract/console/local-model';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { LoadProblem } from '../shared/load-problem';
import { OwnerNote, useOwnerReason } from '../shared/owner-only';
import { SectionCard } from '../shared/section-card';
import { useChooseLocalModel, useLocalModel } from './settings.api';

const GB = 1e9;

function sizeWords({ name, bytes }: LocalModel): string {
  return bytes === 0 ? name : `${name} (${(bytes / GB).toFixed(1)} GB)`;
}

/** What there is to know where there is nothing to choose from. */
function reasonOf({ state, url, models, chosen }: LocalModelStatus): string | null {
  if (state === 'configured')
    return 'A model is set with OPENAI_API_KEY or OPENAI_BASE_URL, and answers. A model on this machine is offered only without them.';
  if (state === 'off') return 'LOCAL_MODEL_URL is off, so no model is looked for on this machine.';
  if (state === 'absent')
    return `No model server answers at ${url ?? 'this machine'}. Start one that speaks Ollama's protocol, then check again.`;
  if (models.length === 0) return 'The server on this machine has no model that runs here.';
  if (chosen !== null && !models.some(({ name }) => name === chosen))
    return `The server no longer has ${chosen}. Until you choose another, Alex can't answer those who use AI.`;
  return null;
}

function ModelSwitch({ status }: { status: LocalModelStatus }) {
  const hintId = useId();
  const { models, chosen, state } = status;
  const [picked, setPicked] = useState(chosen ?? models[0]?.name ?? '');
  const { mutate, isPending } = useChooseLocalModel();
  const { toast } = useToasts();
  const mayChoose = useOwnerReason('coach.model') === null;
  const isListed = models.some(({ name }) => name === picked);
  const isOn = chosen !== null && state !== 'configured' && state !== 'off';
  const choose = (model: string | null) =>
    mutate(model, {
      onSuccess: () =>
        toast({
          title: model === null ? 'Local Model Off' : 'Local Model On',
          description: model ?? undefined,
        }),
      onError: (error) => toast(failureToast('Failed to save the choice', error)),
    });
  const pick = (model: string) => {
    setPicked(model);
    if (isOn) choose(model);
  };
  const reason = reasonOf(status);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {reason !== null && (
        <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', maxWidth: '62ch' }}>
          {reason}
        </Typography>
      )}
      {models.length > 0 && (
        <TextField
          select
          label="Model"
          value={isListed ? picked : ''}
          onChange={({ target }) => pick(target.value)}
          disabled={isPending || !mayChoose}
          slotProps={{ select: { native: true } }}
        >
          {!isListed && <option value="">Choose a model</option>}
          {models.map((model) => (
            <option key={model.name} value={model.name}>
              {sizeWords(model)}
            </option>
          ))}
        </TextField>
      )}
      {(models.length > 0 || isOn) && (
        <Box>
          <FormControlLabel
            label="Use the model on this machine; nothing leaves it"
            labelPlacement="start"
            sx={{ display: 'flex', justifyContent: 'space-between', m: 0, minHeight: 44 }}
            control={
              <Switch
                edge="end"
                checked={isOn}
                disabled={!mayChoose || (!isOn && !isListed)}
                onChange={(_event, on) => choose(on ? picked : null)}
                slotProps={{ input: { role: 'switch', 'aria-describedby': hintId, ...whileBusy(isPending) } }}
              />
            }
          />
          <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 0.5, pr: { sm: 8 } }}>
            Alex then answers with it for everyone who hasn't switched AI answers off. Small models make more
            mistakes; each answer is checked against the user's records.
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Lets the administrator turn on a model that runs on the server itself. */
export function LocalModelPanel() {
  const { data, isPending, isFetching, refetch } = useLocalModel();
  const check = () => void refetch();
  return (
    <SectionCard
      title="AI"
      about="A model on this machine can write Alex's answers."
      action={
        (data?.state === 'absent' || data?.state === 'found') && (
          <Button data-edge="wraps" onClick={check} {...whileBusy(isFetching)} sx={{ minHeight: 44 }}>
            {isFetching ? 'Checking...' : 'Check again'}
          </Button>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={120} aria-label="Looking for a model" />}
      {!isPending && !data && (
        <LoadProblem subject="The AI settings" onRetry={check} isRetrying={isFetching} />
      )}
      <OwnerNote acts={['coach.model']} />
      {data && <ModelSwitch key={data.chosen ?? ''} status={data} />}
    </SectionCard>
  );
}
