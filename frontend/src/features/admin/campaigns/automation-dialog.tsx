import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { CAMPAIGN_TEXTS, type Automation, type AutomationChange } from '#contract/campaigns';
import { showFieldErrors, textField } from '../../../lib/forms';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HourOptions } from '../pieces/hour-options';
import { useChangeAutomation } from './campaigns.api';

interface Values {
  hour: string;
  maxTimes: string;
}

const MOST_TIMES = 10;

function isWholeFromOne(text: string): string | true {
  const times = Number(text);
  const isFine = Number.isInteger(times) && times >= 1 && times <= MOST_TIMES;
  return isFine || CAMPAIGN_TEXTS.maxTimesInvalid;
}

/** When an automation writes, and how often at most. */
export function AutomationDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const { hour, maxTimes } = automation;
  const { register, formState, handleSubmit, setError } = useForm<Values>({
    defaultValues: { hour: String(hour ?? ''), maxTimes: String(maxTimes ?? '') },
  });
  const change = useChangeAutomation(automation.key);
  const { toast } = useToasts();
  const save = handleSubmit((values) => {
    const wish: AutomationChange = {
      ...(hour !== null && { hour: Number(values.hour) }),
      ...(maxTimes !== null && { maxTimes: Number(values.maxTimes) }),
    };
    change.mutate(wish, {
      onSuccess: () => {
        toast({ title: 'Automation Saved', description: automation.name });
        onClose();
      },
      onError: (error) => {
        showFieldErrors(error, ['hour', 'maxTimes'], setError);
        toast(failureToast('Failed to save the automation', error));
      },
    });
  });
  return (
    <FormDialog
      open
      title={`Tune ${automation.name}`}
      submitLabel="Save Changes"
      isPending={change.isPending}
      isDirty={formState.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{automation.description}</Typography>
      {hour !== null && (
        <TextField
          {...textField(register, formState.errors, 'hour')}
          select
          label="Hour of the day where they live"
          slotProps={{ select: { native: true } }}
        >
          <HourOptions />
        </TextField>
      )}
      {maxTimes !== null && (
        <TextField
          {...textField(register, formState.errors, 'maxTimes', isWholeFromOne)}
          type="number"
          label="Emails to one user at most"
          slotProps={{ htmlInput: { min: 1, max: MOST_TIMES, inputMode: 'numeric' } }}
        />
      )}
    </FormDialog>
  );
}
