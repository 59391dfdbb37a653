import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PlannedDateSettings } from '#contract/dating/planned-dates';
import { usLongDate } from '../../../lib/format';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { CopyButton } from '../../../ui/fields/copy-button';
import { useMakeCalendarLink, useRevokeCalendarLink } from '../planned-dates.api';

function NewLink({ url }: { url: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridColumn: '1 / -1' }}>
      <TextField
        label="Your calendar link"
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        helperText="Copy it now: it's shown only this once. In your calendar app, choose “Add by URL” or “Subscribe”."
      />
      <CopyButton
        text={url}
        what="the link"
        label="Copy link"
        variant="contained"
        sx={{ justifySelf: 'start' }}
      />
    </Box>
  );
}

const NO_LINK = 'Failed to make the link';

/** The secret link of the user's calendar: made, made again, revoked. */
export function CalendarLinkSetting({ settings }: { settings: PlannedDateSettings }) {
  const make = useMakeCalendarLink();
  const revoke = useRevokeCalendarLink();
  const [isAsking, setAsking] = useState(false);
  const { toast, clear } = useToasts();
  const since = settings.calendarSince;
  const isPending = make.isPending || revoke.isPending;
  const makeLink = () => {
    setAsking(false);
    // The button then asks whether to make another one.
    ignoreTaps();
    make.mutate(undefined, {
      onSuccess: () => clear(NO_LINK),
      onError: (error) => toast(failureToast(NO_LINK, error)),
    });
  };
  const turnOff = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        make.reset();
        toast({ title: 'Calendar link turned off' });
      },
      onError: (error) => toast(failureToast('Failed to turn off the link', error)),
    });
  return (
    <Box
      component="section"
      aria-label="Calendar"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: '12px 24px' },
        alignItems: 'center',
        // Its buttons end where the switches do; a link that was just made takes the whole width.
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <div>
        <Typography component="h3" sx={{ fontWeight: 560 }}>
          Your calendar
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {since
            ? `On since ${usLongDate(since)}. Anyone who has the link can read when and where your dates are.`
            : 'Shows your planned dates in the calendar app you already use, through a secret link.'}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          {...whileBusy(isPending)}
          onClick={since ? () => setAsking(true) : makeLink}
        >
          {since ? 'Make a new link' : 'Make a calendar link'}
        </Button>
        {since && (
          <Button color="error" {...whileBusy(isPending)} onClick={turnOff}>
            Turn off
          </Button>
        )}
      </Box>
      {make.data && since && <NewLink url={make.data.url} />}
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title="Make a new link?"
        description="The link you have now stops working, and calendars that use it lose your dates."
        confirmLabel="Make a new link"
        onConfirm={makeLink}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
