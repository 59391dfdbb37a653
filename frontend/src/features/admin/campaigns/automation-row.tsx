import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AUTOMATION_RULES, type Automation, type AutomationChange } from '#contract/console/automations';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField } from '../../../ui/fields/form-field';
import { HourOptions } from '../shared/choice-list';
import { dayAndTime, hourWords } from '../shared/console-format';
import { useOwnerReason } from '../shared/owner-only';
import { CountGrid } from '../shared/fact-list';
import { useChangeAutomation } from './campaigns.api';

interface Values {
  hour: string;
  maxTimes: string;
}

/** When an automation sends, and the maximum number of emails. */
function AutomationDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const { hour, maxTimes } = automation;
  const { form, control, submit, showServerErrors } = useRulesForm<Values>({
    rules: { ...(maxTimes !== null && { maxTimes: AUTOMATION_RULES.maxTimes }) },
    defaultValues: { hour: String(hour ?? ''), maxTimes: String(maxTimes ?? '') },
    toInput: (values) => ({ maxTimes: values.maxTimes === '' ? null : Number(values.maxTimes) }),
  });
  const change = useChangeAutomation(automation.key);
  const { toast } = useToasts();
  const save = (values: Values) => {
    const request: AutomationChange = {
      ...(hour !== null && { hour: Number(values.hour) }),
      ...(maxTimes !== null && { maxTimes: Number(values.maxTimes) }),
    };
    change.mutate(request, {
      onSuccess: () => {
        toast({ title: 'Automation Saved', description: automation.name });
        onClose();
      },
      onError: (error) => {
        showServerErrors(error);
        toast(failureToast('Failed to save the automation', error));
      },
    });
  };
  return (
    <FormDialog
      open
      title={`Edit schedule for ${automation.name}`}
      submitLabel="Save Changes"
      isPending={change.isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() => submit(save)}
      onClose={onClose}
    >
      <Typography color="textSecondary">{automation.description}</Typography>
      {hour !== null && (
        <FormField
          control={control}
          name="hour"
          label="Hour of the day, in each recipient's time zone"
          select
          native
        >
          <HourOptions />
        </FormField>
      )}
      {maxTimes !== null && (
        <FormField
          control={control}
          name="maxTimes"
          label="Maximum emails per user"
          type="number"
          rule={AUTOMATION_RULES.maxTimes}
        />
      )}
    </FormDialog>
  );
}

/** `Daily at 10:00, at most 3 times`, or that it sends immediately. */
function paceWords({ hour, maxTimes }: Automation): string {
  const when = hour === null ? 'Immediately' : `Daily at ${hourWords(hour)} local time`;
  if (maxTimes === null) return when;
  return `${when}, at most ${maxTimes === 1 ? 'once' : `${maxTimes} times`}`;
}

export function AutomationRow({ automation }: { automation: Automation }) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending, variables } = useChangeAutomation(automation.key);
  const { toast } = useToasts();
  const { name, enabled, counts, nextRunAt } = automation;
  const mayChange = useOwnerReason('mail.automations') === null;
  const isEditable = automation.hour !== null || automation.maxTimes !== null;
  const toggle = (isOn: boolean) =>
    mutate(
      { enabled: isOn },
      {
        onSuccess: () => toast({ title: isOn ? 'Automation On' : 'Automation Off', description: name }),
        onError: (error) => toast(failureToast('Failed to save the automation', error)),
      },
    );
  return (
    <Box component="li">
      <Box
        component="article"
        aria-labelledby={id}
        sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '16px' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography id={id} sx={{ fontWeight: 620 }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {automation.description}
            </Typography>
          </Box>
          <Switch
            checked={isPending ? (variables.enabled ?? enabled) : enabled}
            disabled={isPending || !mayChange}
            onChange={(_event, isOn) => toggle(isOn)}
            slotProps={{ input: { role: 'switch', 'aria-labelledby': id } }}
            sx={{ flex: 'none', mt: -0.5 }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 560 }}>
            {paceWords(automation)}
            {enabled && nextRunAt !== null && `. Next: ${dayAndTime(nextRunAt)}`}
          </Typography>
          {isEditable && mayChange && (
            <Button size="small" aria-label={`Edit schedule for ${name}`} onClick={() => setEditing(true)}>
              Edit schedule
            </Button>
          )}
        </Box>
        <CountGrid
          counts={[
            ['Sent', counts.sent],
            ['Opened', counts.opened],
            ['Clicked', counts.clicked],
            ['Unsubscribed', counts.unsubscribed],
            ['Failed', counts.failed],
          ]}
        />
      </Box>
      {isEditing && <AutomationDialog automation={automation} onClose={() => setEditing(false)} />}
    </Box>
  );
}
