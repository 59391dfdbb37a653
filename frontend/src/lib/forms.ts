import type { FieldErrors, FieldValues, Path, UseFormRegister, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api/api-error';

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

/** Puts the server's field errors onto the form's own fields, with focus on the first. True when there was one. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const own = fields.flatMap((field) => {
    const found = error.errors.find((entry) => entry.field === field);
    return found ? [{ field, message: found.message }] : [];
  });
  own.forEach(({ field, message }, index) =>
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return own.length > 0;
}

/** Characters as the API counts those of a password: code points, so that an emoji is one. */
export function characterCount(text: string): number {
  return [...text].length;
}
