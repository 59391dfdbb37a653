import type { FieldValues, Path } from 'react-hook-form';
import { checkFields } from '#contract/rules/check-field';
import type { FieldErrorCode, RulesOf } from '#contract/rules/field-rule';

/** Something that keeps a form from being sent. */
export interface FormProblem<Values extends FieldValues> {
  field: Path<Values>;
  /** Shown at the field. */
  message: string;
  /** Told as a whole, where several fields share one problem. Default: the message. */
  headline?: string;
  code: FieldErrorCode;
}

/** How a form is checked. */
export interface FormCheck<Values extends FieldValues> {
  /** The contract's rules, by the names of the form's fields, in the order in which problems are told. */
  rules: RulesOf<Values>;
  /** The values as the API would get them. Default: as they are. */
  toInput?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Problems over several fields, or of fields that come and go. */
  alsoCheck?: (values: Values) => FormProblem<Values>[];
}

const isMissing = ({ code }: { code: FieldErrorCode }) => code === 'request.missing-field';

/** Every problem of a form: first what is missing, then what is wrong. `passwordMinLength` in characters. */
export function formProblems<Values extends FieldValues>(
  { rules, toInput = (values) => values, alsoCheck = () => [] }: FormCheck<Values>,
  values: Values,
  { passwordMinLength, now }: { passwordMinLength: number; now: Date },
): FormProblem<Values>[] {
  const problems = [
    ...checkFields<Values>(rules, toInput(values), { side: 'form', passwordMinLength, now }).map(
      ({ field, message, code }): FormProblem<Values> => ({ field: field as Path<Values>, message, code }),
    ),
    ...alsoCheck(values),
  ];
  return [...problems.filter(isMissing), ...problems.filter((problem) => !isMissing(problem))];
}
