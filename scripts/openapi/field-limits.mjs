// @ts-check
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {import('./schema-writer.mjs').Schema} Schema */

/**
 * Merges the DTOs' rules into the schemas derived from their types. Both come from the same build.
 * @param {string} root @param {Record<string, Schema>} schemas by the name of their type
 */
export function addFieldLimits(root, schemas) {
  const dist = join(root, 'dist/backend/src');
  const load = createRequire(join(root, 'package.json'));
  load('reflect-metadata');
  // From the sources, because an earlier build may have left files behind.
  const declaring = readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(dto|controller)\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, '.js'));
  for (const file of declaring) load(join(dist, file));
  const { dtoTypes, fieldRulesOf } = load(join(dist, 'platform/http/field.js'));
  const { schemaLimits } = load(join(root, 'dist/libs/contract/rules/json-schema.js'));
  const { PASSWORD_MIN_DEFAULT } = load(join(root, 'dist/libs/contract/account/auth.js'));
  for (const dtoType of dtoTypes()) {
    const properties = schemas[dtoType.name]?.['properties'] ?? {};
    for (const [field, rule] of fieldRulesOf(dtoType)) {
      const schema = properties[field];
      if (!schema) continue;
      const limits = schemaLimits(rule, PASSWORD_MIN_DEFAULT);
      const { anyOf, ...rest } = schema;
      properties[field] = { ...rest, ...(anyOf && !('type' in limits) && { anyOf }), ...limits };
      if (rule.kind === 'structure' && rule.limits) limitWithin({ [field]: properties[field] }, rule.limits);
    }
  }
}

/**
 * Adds keywords to every property with these names in a part of a schema.
 * @param {unknown} part @param {Readonly<Record<string, object>>} limits
 */
function limitWithin(part, limits) {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, inner] of Object.entries(part)) {
    if (Object.hasOwn(limits, name) && typeof inner === 'object') Object.assign(inner, limits[name]);
    limitWithin(inner, limits);
  }
}
