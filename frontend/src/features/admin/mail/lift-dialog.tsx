import Typography from '@mui/material/Typography';
import { isOwnWish, STATED_REASON_RULES, type SuppressedAddress } from '#contract/console/suppressions';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField } from '../../../ui/fields/form-field';
import { Caution } from '../shared/caution';
import { addressWords, KIND_LABELS, REASON_LABELS } from './mail-texts';
import { useLiftSuppression } from './mail.api';

interface Props {
  entry: SuppressedAddress;
  onClose: () => void;
}

const TITLE = 'Lift Suppression';

const aboutWords = (entry: SuppressedAddress): string =>
  `${addressWords(entry)}: ${KIND_LABELS[entry.mailKind].toLowerCase()}, ${REASON_LABELS[entry.reason].toLowerCase()}.`;

interface Outcome {
  onLifted?: () => void;
  onRefused?: (error: unknown) => void;
}

function useLift({ entry, onClose }: Props) {
  const { mutate, isPending } = useLiftSuppression();
  const { toast } = useToasts();
  const lift = (statedReason: string | null, { onLifted, onRefused }: Outcome = {}) =>
    mutate(
      { id: entry.id, statedReason },
      {
        onSuccess: () => {
          onLifted?.();
          toast({ title: 'Suppression Lifted', description: 'This address may get that email again.' });
          onClose();
        },
        onError: (error) => {
          toast(failureToast('Failed to lift it', error));
          onRefused?.(error);
        },
      },
    );
  return { lift, isPending };
}

/** An address that didn't work may work now. */
function LiftFault(props: Props) {
  const { lift, isPending } = useLift(props);
  return (
    <ConfirmDialog
      open
      title={TITLE}
      description={`${aboutWords(props.entry)} Email may go there again. If the address still doesn't work, it comes back to this list.`}
      confirmLabel={TITLE}
      tone="primary"
      isPending={isPending}
      onConfirm={() => lift(null)}
      onClose={props.onClose}
    />
  );
}

/** What someone asked for themselves is lifted only for a reason that stays in the audit log. */
function LiftWish(props: Props) {
  const { entry, onClose } = props;
  const { lift, isPending } = useLift(props);
  const { form, control, submit, showServerErrors } = useRulesForm({
    rules: STATED_REASON_RULES,
    defaultValues: { statedReason: '' },
  });
  const draft = useFormDraft({ name: `lift:${entry.id}`, form });
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel={TITLE}
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() =>
        submit(({ statedReason }) =>
          lift(statedReason, { onLifted: () => draft.forget(), onRefused: showServerErrors }),
        )
      }
      onClose={onClose}
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <Typography>{aboutWords(entry)}</Typography>
      <Caution>
        <Typography variant="body2">
          This person asked for it. Lift it only if they want this email again. Their own email settings stay
          as they are.
        </Typography>
      </Caution>
      <FormField
        control={control}
        name="statedReason"
        label="Reason"
        rule={STATED_REASON_RULES.statedReason}
        hint="Goes to the audit log. Leave out addresses and anything personal."
        counted
      />
    </FormDialog>
  );
}

export function LiftDialog(props: Props) {
  return isOwnWish(props.entry.reason) ? <LiftWish {...props} /> : <LiftFault {...props} />;
}
