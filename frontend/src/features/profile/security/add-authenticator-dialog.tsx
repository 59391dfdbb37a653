import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import {
  ADD_AUTHENTICATOR_FORM_RULES,
  type AuthenticatorSetup,
  type FactorAddedAnswer,
} from '#contract/account/second-factor';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { CopyButton } from '../../../ui/fields/copy-button';
import { FormField } from '../../../ui/fields/form-field';
import { useAddAuthenticator, useAuthenticatorSetup } from './factors.api';
import { QrCode } from './qr-code';

const RULES = ADD_AUTHENTICATOR_FORM_RULES;

/** In groups of four, as apps show it. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

function Secret({ setup }: { setup: AuthenticatorSetup }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'flex-start',
        gap: 2.5,
      }}
    >
      <Box sx={{ flex: 'none' }}>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
      </Box>
      <Box sx={{ minWidth: 0, width: { xs: '100%', sm: 'auto' } }}>
        <Typography>Scan this with your authenticator app.</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          No camera? Type this key into the app instead:
        </Typography>
        <Typography
          component="code"
          sx={{
            display: 'block',
            mt: 0.5,
            fontFamily: 'monospace',
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
          }}
        >
          {grouped(setup.secret)}
        </Typography>
        <CopyButton
          text={setup.secret}
          what="the key"
          label="Copy key"
          size="small"
          data-edge="start"
          sx={{ minHeight: 44 }}
        />
      </Box>
    </Box>
  );
}

interface Props {
  onAdded: (answer: FactorAddedAnswer) => void;
  onClose: () => void;
}

/** Shows the QR code, and adds the app once it has shown the right code. */
export function AddAuthenticatorDialog({ onAdded, onClose }: Props) {
  const { mutate: begin, data: setup, error: beginError } = useAuthenticatorSetup();
  const add = useAddAuthenticator();
  const { form, control, submit } = useRulesForm({
    rules: RULES,
    defaultValues: { name: 'Authenticator app', code: '' },
  });
  useEffect(() => begin(), [begin]);
  const save = (values: { name: string; code: string }) => {
    if (!setup) return;
    add.mutate(
      { ...values, setupToken: setup.setupToken },
      {
        onSuccess: onAdded,
        onError: (error) =>
          form.setError(
            'code',
            { message: failureText(error, "The app couldn't be added. Please try again.") },
            { shouldFocus: true },
          ),
      },
    );
  };
  return (
    <FormDialog
      open
      title="Add an authenticator app"
      submitLabel="Add App"
      isPending={add.isPending}
      isReady={setup !== undefined}
      isDirty={form.formState.isDirty}
      hasNoDraft
      onSubmit={() => submit(save)}
      onClose={onClose}
    >
      {setup && <Secret setup={setup} />}
      {!setup && !beginError && (
        <Box role="status" aria-label="Preparing a QR code">
          <Skeleton variant="rounded" width={208} height={208} sx={{ borderRadius: '16px' }} />
        </Box>
      )}
      {beginError && (
        <Box role="alert">
          <Typography color="error">
            {failureText(beginError, "The QR code couldn't be prepared.")}
          </Typography>
          <Button data-edge="start" onClick={() => begin()}>
            Try again
          </Button>
        </Box>
      )}
      <FormField
        control={control}
        name="code"
        label="Code from the app"
        rule={RULES.code}
        hint="Six digits, new every 30 seconds."
        inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
      />
      <FormField
        control={control}
        name="name"
        label="Name"
        rule={RULES.name}
        hint="So that you recognize it later, such as “Work phone”."
      />
    </FormDialog>
  );
}
