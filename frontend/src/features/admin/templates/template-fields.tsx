import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TemplateWords } from '#contract/campaigns';
import { FormField } from '../../../ui/fields/form-field';
import { FIELD_WORDS, isTemplateField, TEMPLATE_FIELDS } from './template-words';

interface Props {
  form: UseFormReturn<TemplateWords>;
  variables: readonly string[];
}

/** `{{name}}` at the cursor of the field that was written in last. */
function useInsertion({ getValues, setValue }: Props['form']) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const remember = (target: EventTarget) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  const insert = (variable: string) => {
    const field = last.current?.isConnected ? last.current : null;
    const name = field && isTemplateField(field.name) ? field.name : 'body';
    const before = getValues(name);
    const at = field?.selectionStart ?? before.length;
    const end = field?.selectionEnd ?? at;
    setValue(name, `${before.slice(0, at)}{{${variable}}}${before.slice(end)}`, { shouldDirty: true });
    field?.focus();
  };
  return { remember, insert };
}

/** What the mail says, and what it can name. */
export function TemplateFields({ form, variables }: Props) {
  const { remember, insert } = useInsertion(form);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}
      onFocus={({ target }) => remember(target)}
    >
      {TEMPLATE_FIELDS.map((name) => {
        const { label, max, hint, rows } = FIELD_WORDS[name];
        return (
          <FormField
            key={name}
            control={form.control}
            name={name}
            label={label}
            maxLength={max}
            hint={hint}
            {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 16 })}
          />
        );
      })}
      <Box role="group" aria-labelledby="template-variables">
        <Typography id="template-variables" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          Variables: choose one to put it where you write.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {variables.map((variable) => (
            <Button
              key={variable}
              size="small"
              variant="outlined"
              onClick={() => insert(variable)}
              sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}
            >
              {`{{${variable}}}`}
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
