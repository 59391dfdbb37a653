import { Expose, Transform, Type } from 'class-transformer';
import { registerDecorator, ValidateNested, type ValidationArguments } from 'class-validator';
import { checkField, readField } from '#contract/rules/check-field';
import type { CheckContext, FieldProblem, FieldRule } from '#contract/rules/field-rule';

/** What checks depend on besides the body: the deployment and the current time. */
export type InputContext = Pick<CheckContext, 'passwordMinLength' | 'now'>;

/** One DTO being checked, and the problems found in its fields. */
interface Check extends InputContext {
  readonly problems: Map<string, FieldProblem>;
}
const CHECKS = new WeakMap<object, Check>();

type ReadValue = (value: unknown, body: Readonly<Record<string, unknown>>) => unknown;
type DtoType = new () => object;

const RULES = new Map<object, Map<string, FieldRule>>();
const READS = new Map<object, Map<string, ReadValue>>();
const NESTED = new Map<object, Map<string, () => DtoType>>();

/**
 * The rule for a body or query field. The value is first normalized by the rule (trimmed, in one Unicode form, blank as
 * null), then class-validator runs the rule's check.
 */
export function Field(rule: FieldRule): PropertyDecorator {
  const read = Transform(({ value }: { value: unknown }) => readField(rule, value));
  return (target, propertyKey) => {
    const field = String(propertyKey);
    note(RULES, target, field, rule);
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
export function Read(read: ReadValue): PropertyDecorator {
  // Without Expose, class-transformer skips fields missing from the body.
  const expose = Expose();
  const transform = Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
    read(value, obj),
  );
  return (target, key) => {
    note(READS, target, String(key), read);
    expose(target, key);
    transform(target, key);
  };
}

/** A field that is itself a DTO. */
export function Nested(type: () => DtoType, options?: { readonly message: string }): PropertyDecorator {
  const validate = ValidateNested(options);
  const transform = Type(type);
  return (target, key) => {
    note(NESTED, target, String(key), type);
    validate(target, key);
    transform(target, key);
  };
}

/** For the Read of a nested DTO: class-validator would accept a list of them in the place of one. */
export const notAList = (value: unknown): unknown => (Array.isArray(value) ? 'a list' : value);

function note<Noted>(
  all: Map<object, Map<string, Noted>>,
  target: object,
  field: string,
  noted: Noted,
): void {
  const own = all.get(target.constructor) ?? new Map<string, Noted>();
  all.set(target.constructor, own.set(field, noted));
}

/** The rules of a DTO class, including inherited ones; empty for any other class. */
export const fieldRulesOf = (dtoType: object | null): ReadonlyMap<string, FieldRule> =>
  notedOf(RULES, dtoType);

/** The same for what reads its fields from elsewhere. */
export const fieldReadsOf = (dtoType: object): ReadonlyMap<string, ReadValue> => notedOf(READS, dtoType);

/** The same for its fields that are DTOs. */
export const nestedTypesOf = (dtoType: object): ReadonlyMap<string, () => DtoType> =>
  notedOf(NESTED, dtoType);

function notedOf<Noted>(
  all: ReadonlyMap<object, ReadonlyMap<string, Noted>>,
  dtoType: object | null,
): ReadonlyMap<string, Noted> {
  if (dtoType === null || dtoType === Function.prototype) return new Map();
  const parent: unknown = Object.getPrototypeOf(dtoType);
  const inherited = typeof parent === 'function' ? notedOf(all, parent) : new Map<string, Noted>();
  return new Map([...inherited, ...(all.get(dtoType) ?? [])]);
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
