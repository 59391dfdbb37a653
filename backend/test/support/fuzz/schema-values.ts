import fc from 'fast-check';

/** The parts of JSON Schema that the API's description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const LONGEST_TEXT = 80;
const LONGEST_LIST = 4;
const DEEPEST = 6;

const TEXT_BY_FORMAT: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.nat(1e9).map((number) => `fuzz-${number}@example.com`),
  date: fc.constantFrom('2026-01-15', '2025-12-31', '2024-02-29'),
  'date-time': fc.constant('2026-01-15T12:00:00.000Z'),
  uuid: fc.uuid(),
};

/** Values that a schema allows, as far as a schema can say. */
export function valuesOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (part: Schema): fc.Arbitrary<unknown> => valuesOf(part, schemas, depth + 1);
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  const types = [schema.type ?? []].flat();
  return types.length === 0
    ? fc.jsonValue({ maxDepth: 2 })
    : fc.oneof(...types.map((type) => valuesOfType(type, schema, inner)));
}

function valuesOfType(
  type: string,
  schema: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 100 });
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST)),
      });
    case 'object':
      return objectsOf(schema, inner);
    default:
      return TEXT_BY_FORMAT[schema.format ?? ''] ?? textsOf(schema);
  }
}

function textsOf({ minLength = 0, maxLength = LONGEST_TEXT }: Schema): fc.Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.constant('Robin'.repeat(20).slice(0, Math.max(minLength, Math.min(5, longest)))),
  );
}

function objectsOf(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
    { requiredKeys: [...required] },
  );
  if (typeof additionalProperties !== 'object') return named;
  const more = fc.dictionary(fc.string({ maxLength: 10 }), inner(additionalProperties), { maxKeys: 4 });
  return fc.tuple(named, more).map(([own, extra]) => ({ ...extra, ...own }));
}
