import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextLink from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileUp, Sheet } from 'lucide-react';
import { useId, useState, type MouseEvent, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { API } from '#contract/paths';
import { DELETE_ACCOUNT_RULES, type DeleteAccountRequest } from '#contract/account/privacy';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { PATHS } from '../../../lib/paths';
import { clearPrivateData } from '../../../lib/storage/browser-storage';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { useDownloadDates } from '../../own-data/own-data.api';
import { useDeleteAccount, useDownloadData } from '../profile.api';
import { DeviceList } from './device-list';
import { RecentSignIns } from './recent-sign-ins';
import { SettingGroup, SettingRow } from './setting-row';

const ERASED = [
  'Your account, profile and survey answers',
  'Your standards and their history',
  'Your matches, your dates and all their ratings and notes',
  'The dates you planned, and your predictions',
  'The date ideas you liked',
  'Your conversation with Alex',
  'Your messages to support, and the record of emails we sent you',
] as const;
const FAILED = 'Failed to delete account';
const DATA_FAILED = 'Failed to download your data';

function useSaveData() {
  const { toast, clear } = useToasts();
  const { mutate, isPending } = useDownloadData();
  // As a call, so that it can be repeated once the user has confirmed who they are.
  const saveData = (event: MouseEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => clear(DATA_FAILED),
      onError: (error) => toast(failureToast(DATA_FAILED, error)),
    });
  };
  return { saveData, isDownloading: isPending };
}

interface Props {
  onClose: () => void;
  /** A full page load, so that nothing stays in memory. */
  leave?: () => void;
}

function useDeletion(leave: () => void) {
  const { form, control, submit } = useRulesForm<DeleteAccountRequest>({
    rules: DELETE_ACCOUNT_RULES,
    defaultValues: { currentPassword: '' },
  });
  const deletion = useDeleteAccount();
  const queryClient = useQueryClient();
  const { toast } = useToasts();
  const erase = (request: DeleteAccountRequest) =>
    deletion.mutate(request, {
      onSuccess: () => {
        queryClient.clear();
        void clearPrivateData().finally(leave);
      },
      onError: (error) => {
        if (hasCode(error, 'auth.wrong-password'))
          form.setError('currentPassword', { message: failureText(error, FAILED) });
        else toast(failureToast(FAILED, error));
      },
    });
  const { isDirty } = form.formState;
  return { control, isDirty, submit: () => submit(erase), isPending: deletion.isPending };
}

/** A page load, wherever the dialog is: memory may still hold what was deleted. */
function leaveForGood(): void {
  window.history.replaceState(null, '', PATHS.accountDeleted);
  window.location.reload();
}

export function DeleteAccountDialog({ onClose, leave = leaveForGood }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { control, isDirty, submit, isPending } = useDeletion(leave);
  const { saveData } = useSaveData();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <SheetDialog
      open
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={isPending ? undefined : onClose}
      losesInput={isDirty}
    >
      <DialogTitle id={`${id}-title`}>Delete your account?</DialogTitle>
      <Box component="form" noValidate onSubmit={onSubmit}>
        <DialogContent>
          {/* In a size that leaves the password field in sight on a phone. */}
          <Box
            id={`${id}-text`}
            sx={{ mb: 2.5, fontSize: '0.9375rem', '& .MuiDialogContentText-root': { fontSize: 'inherit' } }}
          >
            <DialogContentText>
              This takes effect immediately and can't be undone. It deletes:
            </DialogContentText>
            <Box component="ul" sx={{ pl: 2.5, my: 1, display: 'grid', gap: 0.25, lineHeight: 1.4 }}>
              {ERASED.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Box>
            <DialogContentText>
              We keep one thing: a record of what you unsubscribed from, so we never email you again. You can{' '}
              <TextLink href={API.dataExport} download onClick={saveData}>
                download your data first
              </TextLink>
              .
            </DialogContentText>
          </Box>
          <PasswordFormField
            control={control}
            name="currentPassword"
            label="Current Password"
            autoComplete="current-password"
            rule={DELETE_ACCOUNT_RULES.currentPassword}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        </DialogContent>
        <SheetActions>
          {/* As easy to see as what can't be undone. */}
          <Button variant="outlined" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" {...whileBusy(isPending)}>
            Delete account
          </Button>
        </SheetActions>
      </Box>
    </SheetDialog>
  );
}

const DATES_FAILED = 'Failed to download your dates';

/** Data in and out. */
function DataRows() {
  const { toast, clear } = useToasts();
  const { saveData, isDownloading } = useSaveData();
  const { mutate: downloadDates, isPending: isDownloadingDates } = useDownloadDates();
  const saveDates = () =>
    downloadDates(undefined, {
      onSuccess: () => clear(DATES_FAILED),
      onError: (error) => toast(failureToast(DATES_FAILED, error)),
    });
  return (
    <>
      <SettingRow
        title="Import your matches"
        text="From a spreadsheet, or from a file you downloaded here."
        action={
          <Button
            component={Link}
            to={PATHS.import}
            variant="outlined"
            startIcon={<FileUp size={16} aria-hidden />}
          >
            Import
          </Button>
        }
      />
      <SettingRow
        title="Download your data"
        text="Everything we have about you in one JSON file: profile, standards, matches, dates, likes, your conversation with Alex, emails and devices. A plain-language index comes first."
        action={
          <Button
            component="a"
            href={API.dataExport}
            download
            variant="outlined"
            startIcon={<Download size={16} aria-hidden />}
            {...whileBusy(isDownloading)}
            onClick={saveData}
          >
            Download
          </Button>
        }
      />
      <SettingRow
        title="Download your dates"
        text="Your matches and dates as a CSV file for a spreadsheet. It can be imported again. Facts, stages, reasons for archiving and plans are only in the JSON download."
        action={
          <Button
            variant="outlined"
            startIcon={<Sheet size={16} aria-hidden />}
            {...whileBusy(isDownloadingDates)}
            onClick={saveDates}
          >
            Download CSV
          </Button>
        }
      />
    </>
  );
}

function DeletionRow() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SettingRow
        title="Delete your account"
        text="Erases everything immediately, for good."
        action={
          <Button color="error" variant="outlined" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        }
      />
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeviceRows() {
  return (
    <>
      <SettingRow isOverRows title="Signed-in devices" text="Browsers signed in to your account.">
        <DeviceList />
      </SettingRow>
      <SettingRow isOverRows title="Recent sign-ins" text="Sign-ins and attempts in the past 90 days.">
        <RecentSignIns />
      </SettingRow>
    </>
  );
}

interface YourDataProps {
  /** Where the account was used is shown with the other sign-in settings. */
  withoutDevices?: boolean;
}

/** Lets the user download their data, sign out devices and delete the account. */
export function YourData({ withoutDevices = false }: YourDataProps) {
  return (
    <SettingGroup title="Your data">
      <DataRows />
      {!withoutDevices && <DeviceRows />}
      <DeletionRow />
    </SettingGroup>
  );
}
