import { Expose, Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { checkField, readField } from '#contract/rules/check-field';
import type { CheckContext, FieldProblem, FieldRule } from '#contract/rules/field-rule';

/** What checks depend on besides the body: the deployment and the moment. */
type InputContext = Pick<CheckContext, 'passwordMinLength' | 'now'>;

/** One DTO while it is checked, and what was found wrong with its fields. */
interface Check extends InputContext {
  readonly problems: Map<string, FieldProblem>;
}
const CHECKS = new WeakMap<object, Check>();

const RULES = new Map<object, Map<string, FieldRule>>();

/**
 * The rule of a field of a body or query. The value is first read as the rule says (trimmed, in one Unicode form, blank as
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

/** Reads the field before its rule looks at it: from another name, or in another shape; also when it is missing. */
export function Read(
  read: (value: unknown, body: Readonly<Record<string, unknown>>) => unknown,
): PropertyDecorator {
  // Without Expose, class-transformer passes over fields that the body does not have.
  const expose = Expose();
  const transform = Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
    read(value, obj),
  );
  return (target, key) => {
    expose(target, key);
    transform(target, key);
  };
}

/** The rules of a DTO class, its own and the inherited ones; empty for what is no DTO. */
export function fieldRulesOf(dtoType: object | null): ReadonlyMap<string, FieldRule> {
  if (dtoType === null || dtoType === Function.prototype) return new Map();
  const parent: unknown = Object.getPrototypeOf(dtoType);
  const inherited = typeof parent === 'function' ? fieldRulesOf(parent) : new Map<string, FieldRule>();
  return new Map([...inherited, ...(RULES.get(dtoType) ?? [])]);
}

/** Every class that declares fields of its own. */
export function dtoTypes(): Iterable<object> {
  return RULES.keys();
}

/** A DTO's `narrow` picks the class that a body is read as, by its shape. */
export type Narrowed<Dto> = (body: Readonly<Record<string, unknown>>) => new () => Dto;

/** Opens the check of a DTO and of the DTOs nested in it. */
export function openCheck(dto: object, context: InputContext): void {
  CHECKS.set(dto, { ...context, problems: new Map() });
  for (const value of Object.values<unknown>({ ...dto })) {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const nested of parts)
      if (typeof nested === 'object' && nested !== null && fieldRulesOf(nested.constructor).size > 0)
        openCheck(nested, context);
  }
}

/** What was found wrong with a field of a checked DTO. */
export function problemOf(dto: object | undefined, field: string): FieldProblem | undefined {
  return dto && CHECKS.get(dto)?.problems.get(field);
}

function checkOf(dto: object): Check {
  const check = CHECKS.get(dto);
  if (!check) throw new Error(`${dto.constructor.name} was not read by InputReader`);
  return check;
}
