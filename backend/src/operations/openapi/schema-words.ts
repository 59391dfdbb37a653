/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
}

/** Deeper than anything worth reading on one page, and a stop for recursive types. */
const MAX_DEPTH = 5;

/** A schema written as a TypeScript type. */
export function schemaWords(schema: Schema, schemas: Readonly<Record<string, Schema>>, depth = 0): string {
  const words = (inner: Schema) => schemaWords(inner, schemas, depth + 1);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const target = schemas[name];
    return target && depth < MAX_DEPTH ? schemaWords(target, schemas, depth) : name;
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(words).join(' | ');
  if (schema.allOf) return schema.allOf.map(words).join(' & ');
  if (schema.type === 'array') return arrayOf(schema.items ? words(schema.items) : 'unknown');
  if (schema.type === 'object') return objectWords(schema, words, depth);
  return schema.type ?? 'unknown';
}

function arrayOf(item: string): string {
  return item.includes('|') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectWords(schema: Schema, words: (inner: Schema) => string, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const about = member.description ? `  // ${member.description.replace(/\s+/g, ' ')}` : '';
    return `${indent}${name}${mark}: ${words(member)};${about}`;
  });
  if (typeof schema.additionalProperties === 'object')
    members.push(`${indent}[name: string]: ${words(schema.additionalProperties)};`);
  return members.length === 0 ? '{}' : `{\n${members.join('\n')}\n${'  '.repeat(depth)}}`;
}
