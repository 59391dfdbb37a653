import Typography from '@mui/material/Typography';
import { ADD_PASSKEY_FORM_RULES, type FactorAddedAnswer } from '#contract/account/second-factor';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Notice } from '../../../ui/feedback/notice';
import { FormField } from '../../../ui/fields/form-field';
import { useAddPasskey } from './factors.api';

interface Props {
  onAdded: (answer: FactorAddedAnswer) => void;
  onClose: () => void;
}

/** Names a passkey, then has the browser make it. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const add = useAddPasskey();
  const { form, control, submit } = useRulesForm({
    rules: ADD_PASSKEY_FORM_RULES,
    defaultValues: { name: 'This device' },
  });
  return (
    <FormDialog
      open
      title="Add a passkey"
      submitLabel="Add Passkey"
      isPending={add.isPending}
      isDirty={form.formState.isDirty}
      hasNoDraft
      onSubmit={() => submit((values) => add.mutate(values, { onSuccess: onAdded }))}
      onClose={onClose}
    >
      <Typography>
        A passkey signs you in with your fingerprint, face or screen lock instead of a password. It stays on
        your device or in your password manager; we never see it.
      </Typography>
      <FormField
        control={control}
        name="name"
        label="Name"
        rule={ADD_PASSKEY_FORM_RULES.name}
        autoFocus
        hint="So that you recognize it later, such as “My laptop”."
      />
      {add.error && (
        <div role="alert">
          <Notice tone="error">{failureText(add.error, 'No passkey was added. Please try again.')}</Notice>
        </div>
      )}
    </FormDialog>
  );
}
