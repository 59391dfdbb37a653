import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'slotProps' | 'error'
> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Typing stops here. */
  maxLength?: number;
  /** Shows how much of `maxLength` is used. */
  counted?: boolean;
  /** What is kept of what is typed. */
  keep?: (text: string) => string;
  /** Shown while the field has no error. */
  hint?: ReactNode;
  /** A warning that does not wait for the form to be sent. */
  warning?: string | undefined;
  inputProps?: Record<string, string>;
}

/** A text field of a form, with its error below it. */
export function FormField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, maxLength, counted = false, keep, hint, warning, inputProps, ...field } = props;
  const { field: input, fieldState } = useController({ control, name });
  const value: string = input.value;
  const problem = fieldState.error?.message ?? warning;
  const help = problem ?? hint;
  return (
    <TextField
      {...field}
      name={input.name}
      value={value}
      inputRef={input.ref}
      onBlur={input.onBlur}
      onChange={(event) => input.onChange(keep ? keep(event.target.value) : event.target.value)}
      error={problem !== undefined}
      helperText={
        (help !== undefined || counted) && (
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span>{help}</span>
            {counted && (
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                {value.length}/{maxLength}
              </span>
            )}
          </span>
        )
      }
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', ...inputProps } }}
    />
  );
}
