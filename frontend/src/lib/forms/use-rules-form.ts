import { useEffect, type SyntheticEvent } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { PASSWORD_MIN_DEFAULT } from '#contract/account/auth';
import type { RulesOf } from '#contract/rules/field-rule';
import { ApiError } from '../api/api-error';
import { formProblems, type FormCheck, type FormProblem } from './form-problems';

interface Options<Values extends FieldValues> extends FormCheck<Values> {
  defaultValues: Values;
  /** Maps the server's field names to the form's, where they differ. */
  serverFields?: Readonly<Record<string, Path<Values>>>;
  /** In characters; forms that set a password use the deployment's minimum. */
  passwordMinLength?: number;
  /** When a field is first validated; after that, on every change. Default: on submit. */
  mode?: 'onSubmit' | 'onChange';
  /** Clears a field's error as soon as it is edited. Default: once it is corrected. */
  clearsOnEdit?: boolean;
  /** The fields from the top of the form, where problems are reported in another order. */
  fromTheTop?: readonly Path<Values>[];
}

/** Each field's first problem, in the library's format. */
function errorsOf<Values extends FieldValues>(problems: readonly FormProblem<Values>[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { field, code, message } of problems.toReversed()) set(errors, field, { type: code, message });
  return errors;
}

/** The problem shown for the whole form: the server's, or the first field's, unless the field itself shows it. */
export function firstError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  rules: RulesOf<Values>,
): string | null {
  const all = Object.keys(rules).map((field): FieldError | undefined => get(errors as object, field));
  const inOrder = [errors.root, ...all.filter((error) => error?.type === 'request.missing-field'), ...all];
  return inOrder.find((error) => error !== undefined && error.type !== 'server')?.message ?? null;
}

/** Validates a form with the contract's rules and shows server errors at the same fields. All forms use it. */
export function useRulesForm<Values extends FieldValues>({
  defaultValues,
  serverFields = {},
  passwordMinLength = PASSWORD_MIN_DEFAULT,
  mode = 'onSubmit',
  clearsOnEdit = false,
  fromTheTop = [],
  ...check
}: Options<Values>) {
  const problemsOf = (values: Values) => formProblems(check, values, { passwordMinLength, now: new Date() });
  const resolver: Resolver<Values> = (values) => {
    const problems = problemsOf(values);
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    mode,
    reValidateMode: clearsOnEdit ? 'onSubmit' : 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, clearErrors } = form;
  useEffect(() => {
    if (!clearsOnEdit) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => name && clearErrors(name as Path<Values>),
    });
  }, [clearsOnEdit, subscribe, clearErrors]);

  /**
   * Saves valid values; otherwise each field shows its problem, the first one is reported and the topmost one focused,
   * from where all of them lie ahead.
   */
  const submit = (save: (values: Values) => void, onRefused?: (first: FormProblem<Values>) => void) => {
    void form.handleSubmit(save, () => {
      const problems = problemsOf(form.getValues());
      const [first] = problems;
      if (!first) return;
      const topmost = fromTheTop.find((name) => problems.some(({ field }) => field === name));
      form.setFocus(topmost ?? first.field);
      onRefused?.(first);
    })();
  };

  /** `submit` as a form's event handler. */
  const onSubmit =
    (save: (values: Values) => void, onRefused?: (first: FormProblem<Values>) => void) =>
    (event: SyntheticEvent) => {
      event.preventDefault();
      submit(save, onRefused);
    };

  /** Maps the server's field errors to the form's fields and focuses the first. True if there was one. */
  const showServerErrors = (error: unknown): boolean => {
    const errors = error instanceof ApiError ? error.errors : [];
    const own = errors.flatMap(({ field, message }) => {
      const name = serverFields[field] ?? (field in defaultValues ? (field as Path<Values>) : undefined);
      return name === undefined ? [] : [{ name, message }];
    });
    own.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    return own.length > 0;
  };

  return { form, control: form.control, submit, onSubmit, showServerErrors };
}
