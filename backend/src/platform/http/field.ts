import { Expose, Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { checkField, readField } from '#contract/rules/check-field';
import type { CheckContext, FieldProblem, FieldRule } from '#contract/rules/field-rule';

/** What checks depend on besides the body: the deployment and the current time. */
type InputContext = Pick<CheckContext, 'passwordMinLength' | 'now'>;

/** One DTO being checked, and the problems found in its fields. */
interface Check extends InputContext {
  readonly problems: Map<string, FieldProblem>;
}
const CHECKS = new WeakMap<object, Check>();

const RULES = new Map<object, Map<string, FieldRule>>();

/**
 * The rule for a body or query field. The value is first normalized by the rule (trimmed, in one Unicode form, blank as
 * null), then class-validator runs the rule's check.
 */
export function Field(rule: FieldRule): PropertyDecorator {
  const read = Transform(({ value }: { value: unknown }) => readField(rule, value));
  return (target, propertyKey) => {
    const field = String(propertyKey);
    const own = RULES.get(target.constructor) ?? new Map<string, FieldRule>();
    RULES.set(target.constructor, own.set(field, rule));
    read(target, propertyKey);
    registerDecorator({
      name: 'rule',
      target: target.constructor,
      propertyName: field,
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const check = checkOf(object);
          const problem = checkField(rule, value, { side: 'api', ...check, values: { ...object } });
          if (problem) check.problems.set(field, problem);
          return problem === null;
        },
      },
    });
  };
}

/** Reads the field from another name or shape before its rule is checked, even when it is missing. */
export function Read(
  read: (value: unknown, body: Readonly<Record<string, unknown>>) => unknown,
): PropertyDecorator {
  // Without Expose, class-transformer skips fields missing from the body.
  const expose = Expose();
  const transform = Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
    read(value, obj),
  );
  return (target, key) => {
    expose(target, key);
    transform(target, key);
  };
}

/** The rules of a DTO class, including inherited ones; empty for any other class. */
export function fieldRulesOf(dtoType: object | null): ReadonlyMap<string, FieldRule> {
  if (dtoType === null || dtoType === Function.prototype) return new Map();
  const parent: unknown = Object.getPrototypeOf(dtoType);
  const inherited = typeof parent === 'function' ? fieldRulesOf(parent) : new Map<string, FieldRule>();
  return new Map([...inherited, ...(RULES.get(dtoType) ?? [])]);
}

/** Every class that declares its own fields. */
export function dtoTypes(): Iterable<object> {
  return RULES.keys();
}

/** A DTO's `narrow` picks the class to read a body as, by its shape. */
export type Narrowed<Dto> = (body: Readonly<Record<string, unknown>>) => new () => Dto;

/** Starts the check of a DTO and its nested DTOs. */
export function openCheck(dto: object, context: InputContext): void {
  CHECKS.set(dto, { ...context, problems: new Map() });
  for (const value of Object.values<unknown>({ ...dto })) {
    const parts: unknown[] = [value].flat(Infinity);
    for (const nested of parts)
      if (typeof nested === 'object' && nested !== null && fieldRulesOf(nested.constructor).size > 0)
        openCheck(nested, context);
  }
}

/** The problem found in a field of a checked DTO. */
export function problemOf(dto: object | undefined, field: string): FieldProblem | undefined {
  return dto && CHECKS.get(dto)?.problems.get(field);
}

function checkOf(dto: object): Check {
  const check = CHECKS.get(dto);
  if (!check) throw new Error(`${dto.constructor.name} was not read by InputReader`);
  return check;
}
