import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  AUTOMATION_RULES,
  isReminder,
  REMINDER_HOURS,
  type Automation,
  type AutomationChange,
  type AutomationKey,
  type ReminderKey,
} from '#contract/console/campaigns/automations';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { lazyPart } from '../../../lib/loading/lazy';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormField } from '../../../ui/fields/form-field';
import { HourOptions } from '../shared/lists/choice-list';
import { dayAndTime, hourWords } from '../shared/console-format';
import { useOwnerReason } from '../shared/owner-only';
import { CountGrid } from '../shared/lists/fact-list';
import { useChangeAutomation } from './campaigns.api';

const TemplateEditor = lazyPart(async () => (await import('../templates/template-editor')).TemplateEditor);

/** Who an automation is for, in the order of a user's first steps. */
const AUDIENCE: Readonly<Record<AutomationKey, string>> = {
  welcome: 'welcome',
  first_match_encouragement: 'without a match',
  no_standards_reminder: 'without standards',
  no_date_reminder: 'without a date',
};

/** What a reminder's days are counted from. */
const COUNTED_FROM: Readonly<Record<ReminderKey, string>> = {
  no_standards_reminder: 'they confirm',
  no_date_reminder: 'their first match',
};

const countedFrom = (key: AutomationKey): string => (isReminder(key) ? COUNTED_FROM[key] : '');

/** `Day 3: without standards`. */
function stepWords({ key, hour, afterDays }: Automation): string {
  const daily = hour === null ? 'Day 0' : 'Every day';
  return `${afterDays === null ? daily : `Day ${afterDays}`}: ${AUDIENCE[key]}`;
}

interface Values {
  hour: string;
  maxTimes: string;
  afterDays: string;
}

const numberOrNull = (value: string): number | null => (value === '' ? null : Number(value));

/** When an automation sends, and the maximum number of emails. */
function AutomationDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const { key, hour, maxTimes, afterDays } = automation;
  const { form, control, submit, showServerErrors } = useRulesForm<Values>({
    rules: {
      ...(maxTimes !== null && { maxTimes: AUTOMATION_RULES.maxTimes }),
      ...(afterDays !== null && { afterDays: AUTOMATION_RULES.afterDays }),
    },
    defaultValues: {
      hour: String(hour ?? ''),
      maxTimes: String(maxTimes ?? ''),
      afterDays: String(afterDays ?? ''),
    },
    toInput: (values) => ({
      maxTimes: numberOrNull(values.maxTimes),
      afterDays: numberOrNull(values.afterDays),
    }),
  });
  const change = useChangeAutomation(key);
  const { toast } = useToasts();
  const save = (values: Values) => {
    const request: AutomationChange = {
      ...(hour !== null && { hour: Number(values.hour) }),
      ...(maxTimes !== null && { maxTimes: Number(values.maxTimes) }),
      ...(afterDays !== null && { afterDays: Number(values.afterDays) }),
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
      hasNoDraft
      onSubmit={() => submit(save)}
      onClose={onClose}
    >
      <Typography color="textSecondary">{automation.description}</Typography>
      {afterDays !== null && (
        <FormField
          control={control}
          name="afterDays"
          label={`Days after ${countedFrom(key)}`}
          type="number"
          rule={AUTOMATION_RULES.afterDays}
          hint="People who reached this day more than two days ago won't get it."
        />
      )}
      {hour !== null && (
        <FormField
          control={control}
          name="hour"
          label="Hour of the day, in each recipient's time zone"
          select
          native
        >
          <HourOptions {...(isReminder(key) && REMINDER_HOURS)} />
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

/** `Daily at 10:00 local time, at most 3 times`; also for automations that send immediately, or once on a given day. */
function paceWords({ key, hour, maxTimes, afterDays }: Automation): string {
  if (afterDays !== null && hour !== null) {
    const days = afterDays === 1 ? '1 day' : `${afterDays} days`;
    return `Once, ${days} after ${countedFrom(key)}, at ${hourWords(hour)} local time`;
  }
  const when = hour === null ? 'Immediately' : `Daily at ${hourWords(hour)} local time`;
  if (maxTimes === null) return when;
  return `${when}, at most ${maxTimes === 1 ? 'once' : `${maxTimes} times`}`;
}

/** What became of its emails; what never happened isn't counted. */
function Figures({ counts: { sent, opened, clicked, unsubscribed, failed } }: Pick<Automation, 'counts'>) {
  const problems = [
    ['Unsubscribed', unsubscribed],
    ['Failed', failed],
  ] as const;
  if (sent === 0 && failed === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Nothing sent yet
      </Typography>
    );
  return (
    <CountGrid
      counts={[
        ['Sent', sent],
        ['Opened', opened],
        ['Clicked', clicked],
        ...problems.filter(([, count]) => count > 0),
      ]}
    />
  );
}

export function AutomationRow({ automation }: { automation: Automation }) {
  const id = useId();
  const [edited, setEdited] = useState<'schedule' | 'text' | null>(null);
  const { mutate, isPending, variables } = useChangeAutomation(automation.key);
  const { toast } = useToasts();
  const { name, enabled, counts, nextRunAt } = automation;
  const mayChange = useOwnerReason('mail.automations') === null;
  const hasSchedule = automation.hour !== null || automation.maxTimes !== null;
  const close = () => setEdited(null);
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
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: '16px',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
              {stepWords(automation)}
            </Typography>
            <Typography id={id} sx={{ fontWeight: 620 }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {automation.description}
            </Typography>
          </Box>
          <Switch
            edge="end"
            checked={isPending ? (variables.enabled ?? enabled) : enabled}
            disabled={!mayChange}
            onChange={(_event, isOn) => toggle(isOn)}
            slotProps={{ input: { role: 'switch', 'aria-labelledby': id, ...whileBusy(isPending) } }}
            sx={{ flex: 'none', mt: -0.5 }}
          />
        </Box>
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 560 }}>
          {paceWords(automation)}
          {enabled && nextRunAt !== null && `. Next: ${dayAndTime(nextRunAt)}`}
        </Typography>
        <Figures counts={counts} />
        {mayChange && (
          // Side by side, the links of two automations are in one line.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 'auto', mb: -1, ml: -1.75, pt: 1 }}>
            {hasSchedule && (
              <Button
                size="small"
                aria-label={`Edit schedule for ${name}`}
                onClick={() => setEdited('schedule')}
              >
                Edit schedule
              </Button>
            )}
            <Button size="small" aria-label={`Edit text for ${name}`} onClick={() => setEdited('text')}>
              Edit text
            </Button>
          </Box>
        )}
      </Box>
      {edited === 'schedule' && <AutomationDialog automation={automation} onClose={close} />}
      {edited === 'text' && <TemplateEditor template={automation} onClose={close} />}
    </Box>
  );
}
