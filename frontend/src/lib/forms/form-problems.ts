import type { FieldValues, Path } from 'react-hook-form';
import { checkFields } from '#contract/rules/check-field';
import type { FieldErrorCode, RulesOf } from '#contract/rules/field-rule';

/** Something that prevents a form from being sent. */
export interface FormProblem<Values extends FieldValues> {
  field: Path<Values>;
  /** Shown below the field. */
  message: string;
  /** Shown once for several fields that share one problem. Default: the message. */
  headline?: string;
  code: FieldErrorCode;
}

/** How a form is validated. */
export interface FormCheck<Values extends FieldValues> {
  /** The contract's rules by form field name, in the order in which problems are reported. */
  rules: RulesOf<Values>;
  /** The values as the API would receive them. Default: unchanged. */
  toInput?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Checks across several fields, or of dynamic fields. */
  alsoCheck?: (values: Values) => FormProblem<Values>[];
}

const isMissing = ({ code }: { code: FieldErrorCode }) => code === 'request.missing-field';

/** All of a form's problems: missing values first, then invalid ones. `passwordMinLength` is in characters. */
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
