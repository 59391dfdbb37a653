import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error';

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
