import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Automation } from '#contract/campaigns';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { dayAndTime, hourWords } from '../pieces/console-words';
import { Counts } from '../pieces/counts';
import { AutomationDialog } from './automation-dialog';
import { useChangeAutomation } from './campaigns.api';

/** `Daily at 10:00, at most 3 times`, or that it goes at once. */
function paceWords({ hour, maxTimes }: Automation): string {
  const when = hour === null ? 'At once' : `Daily at ${hourWords(hour)} where they live`;
  if (maxTimes === null) return when;
  return `${when}, at most ${maxTimes === 1 ? 'once' : `${maxTimes} times`}`;
}

export function AutomationRow({ automation }: { automation: Automation }) {
  const id = useId();
  const [isTuning, setTuning] = useState(false);
  const { mutate, isPending, variables } = useChangeAutomation(automation.key);
  const { toast } = useToasts();
  const { name, enabled, counts, nextRunAt } = automation;
  const isTunable = automation.hour !== null || automation.maxTimes !== null;
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
            disabled={isPending}
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
          {isTunable && (
            <Button size="small" aria-label={`Tune ${name}`} onClick={() => setTuning(true)}>
              Tune
            </Button>
          )}
        </Box>
        <Counts
          counts={[
            ['Sent', counts.sent],
            ['Opened', counts.opened],
            ['Clicked', counts.clicked],
            ['Unsubscribed', counts.unsubscribed],
            ['Failed', counts.failed],
          ]}
        />
      </Box>
      {isTuning && <AutomationDialog automation={automation} onClose={() => setTuning(false)} />}
    </Box>
  );
}
