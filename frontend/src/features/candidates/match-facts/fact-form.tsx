import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { FACT_RULES } from '#contract/dating/candidate-facts';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { FormField } from '../../../ui/fields/form-field';
import { useCurrentUser } from '../../auth/auth.api';

interface FactValues {
  text: string;
}

/** Where the draft of a new or edited fact is kept, like every other draft. */
export function factDraftName(userId: string | undefined, id: string): string {
  return `fact-draft:${userId}:${id}`;
}

/** `id` is the fact's, or its match's for a new one; `token` the new one's idempotency key. */
export function useFactForm(id: string, text: string, token?: string) {
  const { data: user } = useCurrentUser();
  const rules = useRulesForm<FactValues>({ rules: FACT_RULES, defaultValues: { text }, clearsOnEdit: true });
  const form: UseFormReturn<FactValues> = rules.form;
  const draft = useFormDraft({
    name: factDraftName(user?.id, id),
    form,
    ...(token !== undefined && { token }),
  });
  return { ...rules, draft };
}

interface Props {
  control: Control<FactValues>;
  placeholder?: string;
  autoFocus?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onEscape?: () => void;
  children: ReactNode;
}

/** One line that grows with its text. Enter saves. */
export function FactForm({ control, placeholder, autoFocus, onSubmit, onEscape, children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.closest('form')?.requestSubmit();
    }
    if (event.key === 'Escape' && onEscape) {
      // It closes the field, not the dialog.
      event.stopPropagation();
      onEscape();
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.stopPropagation();
        onSubmit(event);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexGrow: 1, minWidth: 0 }}
    >
      <FormField
        control={control}
        name="text"
        label=""
        rule={FACT_RULES.text}
        multiline
        maxRows={5}
        autoFocus={autoFocus}
        placeholder={placeholder}
        keep={(text) => text.replace(/\s*[\r\n]+\s*/g, ' ')}
        onKeyDown={onKeyDown}
        inputProps={{ 'aria-label': 'Something to remember', enterKeyHint: 'done' }}
        sx={{ flex: '1 1 200px' }}
      />
      {children}
    </Box>
  );
}
