import { getMetadataStorage } from 'class-validator';
import { checkField, readField } from '#contract/rules/check-field';
import type { FieldRule } from '#contract/rules/field-rule';
import { fieldReadsOf, fieldRulesOf, nestedTypesOf, type InputContext } from './field';

type DtoType<Dto extends object = object> = new () => Dto;
type Body = Readonly<Record<string, unknown>>;

interface FieldPlan {
  readonly name: string;
  readonly read: ((value: unknown, body: Body) => unknown) | null;
  readonly rule: FieldRule | null;
  readonly nested: DtoType | null;
}

/** Null for a class that has more than rules, reads and nested DTOs. */
const PLANS = new WeakMap<DtoType, readonly FieldPlan[] | null>();

/**
 * The DTO when its class is made of rules and everything in the body follows them, which is what nearly every body does;
 * else null, and class-validator finds out what is wrong. Its way through metadata takes longer than the checks.
 */
export function readAtOnce<Dto extends object>(
  dtoType: DtoType<Dto>,
  body: Body,
  context: InputContext,
): Dto | null {
  let plan = PLANS.get(dtoType);
  if (plan === undefined) PLANS.set(dtoType, (plan = planOf(dtoType)));
  if (plan === null) return null;
  const dto = new dtoType();
  const values = dto as Record<string, unknown>;
  for (const field of plan) if (!readInto(values, field, body, context)) return null;
  const check = { side: 'api', ...context, values: { ...values } } as const;
  for (const { name, rule } of plan) if (rule && checkField(rule, values[name], check)) return null;
  return dto;
}

/** Returns false when class-validator has to look at the field. */
function readInto(
  values: Record<string, unknown>,
  { name, read, rule, nested }: FieldPlan,
  body: Body,
  context: InputContext,
): boolean {
  if (!read && !Object.hasOwn(body, name)) return true;
  const given = body[name];
  if (!hasOrdinaryKeys(given)) return false;
  const part = nested && isObject(given) ? readAtOnce(nested, given, context) : null;
  const value = read ? read(part ?? given, body) : (part ?? given);
  // That includes null, which class-validator takes for a nested value of the wrong shape.
  if (nested && value !== undefined && (part === null || value !== part)) return false;
  values[name] = rule ? readField(rule, value) : value;
  return true;
}

function planOf(dtoType: DtoType): readonly FieldPlan[] | null {
  const [rules, reads, nested] = [fieldRulesOf(dtoType), fieldReadsOf(dtoType), nestedTypesOf(dtoType)];
  const checks = getMetadataStorage().getTargetValidationMetadatas(dtoType, dtoType.name, false, false);
  const isKnown = checks.every(({ name, type, propertyName }) =>
    type === 'nestedValidation' ? nested.has(propertyName) : name === 'rule' && rules.has(propertyName),
  );
  if (!isKnown || rules.size === 0) return null;
  return [...new Set([...rules.keys(), ...nested.keys()])].map((name) => ({
    name,
    read: reads.get(name) ?? null,
    rule: rules.get(name) ?? null,
    nested: nested.get(name)?.() ?? null,
  }));
}

/** class-transformer drops keys that are the names of every object's methods. */
function hasOrdinaryKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => !(key in Object.prototype) && hasOrdinaryKeys(inner));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
