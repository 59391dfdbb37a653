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
import { PASSWORD_MIN_DEFAULT } from '#contract/auth';
import type { RulesOf } from '#contract/rules/field-rule';
import { ApiError } from '../api/api-error';
import { formProblems, type FormCheck, type FormProblem } from './form-problems';

interface Options<Values extends FieldValues> extends FormCheck<Values> {
  defaultValues: Values;
  /** What the server calls a field, where the form has another name for it. */
  serverFields?: Readonly<Record<string, Path<Values>>>;
  /** Characters; forms that choose a password ask the deployment. */
  passwordMinLength?: number;
  /** When a field is first checked; after that, at every change. Default: when the form is sent. */
  mode?: 'onSubmit' | 'onChange';
  /** An error leaves its field as soon as it is edited. Default: when it is corrected. */
  clearsOnEdit?: boolean;
}

/** The first problem of each field, in the shape of the library. */
function errorsOf<Values extends FieldValues>(problems: readonly FormProblem<Values>[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { field, code, message } of problems.toReversed()) set(errors, field, { type: code, message });
  return errors;
}

/** The one problem of a form that tells its problems as a whole: the server's, else the first field's. */
export function firstError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  rules: RulesOf<Values>,
): string | null {
  const all = Object.keys(rules).map((field): FieldError | undefined => get(errors as object, field));
  const inOrder = [errors.root, ...all.filter((error) => error?.type === 'request.missing-field'), ...all];
  return inOrder.find((error) => error !== undefined)?.message ?? null;
}

/** The one way of checking a form: by the contract's rules, with the server's answer on the same fields. */
export function useRulesForm<Values extends FieldValues>({
  defaultValues,
  serverFields = {},
  passwordMinLength = PASSWORD_MIN_DEFAULT,
  mode = 'onSubmit',
  clearsOnEdit = false,
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

  /** Hands over values without a problem; otherwise every field says its own, and the first is focused and told. */
  const submit = (save: (values: Values) => void, onRefused?: (first: FormProblem<Values>) => void) => {
    void form.handleSubmit(save, () => {
      const [first] = problemsOf(form.getValues());
      if (!first) return;
      form.setFocus(first.field);
      onRefused?.(first);
    })();
  };

  /** `submit` as the handler of a form element. */
  const onSubmit =
    (save: (values: Values) => void, onRefused?: (first: FormProblem<Values>) => void) =>
    (event: SyntheticEvent) => {
      event.preventDefault();
      submit(save, onRefused);
    };

  /** Puts the server's field errors onto the form's own fields, with focus on the first. True when there was one. */
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
