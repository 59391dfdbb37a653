import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { characterCount, firstCharacters } from '#contract/rules/characters';
import type { FieldRule } from '#contract/rules/field-rule';
import { htmlAttributes } from '../../lib/forms/html-attributes';
import { PasswordField, type PasswordFieldProps } from './password-field';

/** How far below the top of a field its label ends, for what is placed next to the field itself. */
export const BELOW_LABEL = 'calc(0.9375rem * 1.4 + 6px)';

type Own = 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error' | 'helperText';

interface Field<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  /** The contract's rule for this field, which determines its HTML attributes and counter. */
  rule?: FieldRule;
  /** Shown while the field has no error. */
  hint?: ReactNode;
  /** Every problem is reported for the whole form: only marks the field. What the server says about it is shown. */
  isQuiet?: boolean;
  /** What the field itself says when it's empty and the form reports that in one sentence for all fields. */
  missing?: string;
}

interface Props<Values extends FieldValues>
  extends Field<Values>, Omit<TextFieldProps, Own | 'slotProps' | 'required'> {
  label: string;
  /** Shows how much of the rule's maximum is used. */
  counted?: boolean;
  /** Shown instead of the counter. */
  counter?: string;
  /** Filters the input. */
  keep?: (text: string) => string;
  /** A warning shown before the form is sent. */
  warning?: string | undefined;
  inputProps?: Record<string, string | number>;
  /** For a select: uses the native one. */
  native?: boolean;
}

/** A field's value and events as props of a MUI text field. */
function useField<Values extends FieldValues>(
  { control, name, rule, hint, isQuiet = false, missing }: Field<Values>,
  warning?: string,
) {
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  const problem = error?.message ?? warning;
  const isReportedByForm = isQuiet && error?.type !== 'server';
  const said = missing && error?.type === 'request.missing-field' ? missing : problem;
  const max = rule?.kind === 'text' && rule.stopsAtMax ? rule.max : undefined;
  const value: string = field.value;
  return {
    value,
    help: isReportedByForm ? hint : (said ?? hint),
    props: {
      name: field.name,
      value,
      inputRef: field.ref,
      onBlur: field.onBlur,
      error: problem !== undefined,
    },
    change: (text: string) => field.onChange(max === undefined ? text : firstCharacters(text, max)),
  };
}

/** A form's text field, with its error below. */
export function FormField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    rule,
    hint,
    isQuiet,
    missing,
    counted = false,
    counter,
    keep,
    warning,
    inputProps,
    native,
    ...field
  } = props;
  const {
    value,
    help,
    props: own,
    change,
  } = useField({ control, name, rule, hint, isQuiet, missing }, warning);
  const max = rule?.kind === 'text' ? rule.max : undefined;
  const used = counter ?? (counted ? `${characterCount(value)}/${max}` : undefined);
  return (
    <TextField
      {...field}
      {...own}
      onChange={({ target }) => change(keep ? keep(target.value) : target.value)}
      helperText={
        used === undefined ? (
          help
        ) : (
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span>{help}</span>
            <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{used}</span>
          </span>
        )
      }
      slotProps={{
        ...(native && { select: { native: true } }),
        htmlInput: {
          autoComplete: 'off',
          ...(rule && htmlAttributes(rule, field.type)),
          ...inputProps,
        },
      }}
    />
  );
}

type PasswordProps<Values extends FieldValues> = Field<Values> &
  Omit<PasswordFieldProps, Own | 'required'> & { label: string };

/** A form's password field, with its error below. */
export function PasswordFormField<Values extends FieldValues>(props: PasswordProps<Values>) {
  const { control, name, rule, hint, isQuiet, missing, ...field } = props;
  const { help, props: own, change } = useField({ control, name, rule, hint, isQuiet, missing });
  return (
    <PasswordField
      {...field}
      {...own}
      isRequired={rule !== undefined && htmlAttributes(rule).required}
      onChange={({ target }) => change(target.value)}
      helperText={help}
    />
  );
}
