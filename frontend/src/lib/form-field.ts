import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';

/** A react-hook-form field in the shape of a MUI text field. */
export function textField<Values extends FieldValues>(
  register: UseFormRegister<Values>,
  errors: FieldErrors<Values>,
  name: Path<Values>,
  validate?: (value: string) => string | true,
) {
  const { ref, ...handlers } = register(name, { validate });
  const message = errors[name]?.message;
  return {
    ...handlers,
    inputRef: ref,
    error: message !== undefined,
    helperText: typeof message === 'string' ? message : undefined,
  };
}
