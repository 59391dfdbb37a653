import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import {
  ADMIN_ROLES,
  INVITATION_RULES,
  type AdminRole,
  type InvitationRequest,
} from '#contract/console/administrators';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField } from '../../../ui/fields/form-field';
import { ChoiceList } from '../shared/lists/choice-list';
import { useInvite } from './administrators.api';
import { ROLE_HINTS, ROLE_LABELS } from './role-texts';

const ROLE_CHOICES = ADMIN_ROLES.toReversed().map((value) => ({
  value,
  label: ROLE_LABELS[value],
  hint: ROLE_HINTS[value],
}));

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, control, submit, showServerErrors } = useRulesForm<InvitationRequest>({
    rules: INVITATION_RULES,
    defaultValues: { email: '', role: 'support' },
  });
  const draft = useFormDraft({ name: 'administrator-invitation', form });
  const { field: role } = useController({ control, name: 'role' });
  const { mutate, isPending } = useInvite();
  const { toast } = useToasts();
  const invite = (invitation: InvitationRequest) =>
    mutate(invitation, {
      onSuccess: ({ email }) => {
        draft.forget();
        toast({ title: 'Invitation Sent', description: `${email} gets a link that works for 72 hours.` });
        onClose();
      },
      onError: (error) => {
        toast(failureToast('Failed to Send the Invitation', error));
        showServerErrors(error);
      },
    });
  return (
    <FormDialog
      open
      title="Invite Administrator"
      submitLabel={isPending ? 'Sending...' : 'Send Invitation'}
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() => submit(invite)}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <Typography color="textSecondary">
        They sign in, or sign up, with exactly this address and accept. Until then, nothing changes.
      </Typography>
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={INVITATION_RULES.email}
        inputProps={{ inputMode: 'email', spellCheck: 'false' }}
      />
      <ChoiceList<AdminRole>
        legend="Role"
        value={role.value}
        choices={ROLE_CHOICES}
        isNarrow
        onChange={role.onChange}
      />
    </FormDialog>
  );
}
