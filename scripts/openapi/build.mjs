// @ts-check
// Reads the controllers' declarations and the contract's types, and writes dist/openapi.json.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerName, bodyName, documentOf, queryName } from './document.mjs';
import { addFieldLimits } from './field-limits.mjs';
import { STREAMED } from './exceptions.mjs';
import { operationsOf } from './operations.mjs';
import { schemasOf } from './schemas.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const operations = readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .sort()
  .flatMap((file) => operationsOf(join(root, 'backend/src', file)))
  .map(withExceptions)
  .sort((a, b) => a.path.localeCompare(b.path));

/** @type {Parameters<typeof schemasOf>[1] & Map<string, any>} */
const wanted = new Map([
  ['ErrorAnswer', { type: 'ErrorAnswer', file: '', imports: new Map([['ErrorAnswer', '#contract/errors']]) }],
]);
for (const operation of operations) {
  const { answer, body, query, file, imports } = operation;
  if (answer !== 'void' && !STREAMED[operation.id]?.content)
    wanted.set(answerName(operation), { type: answer, file, imports });
  if (body) wanted.set(bodyName(operation), { type: body, file, imports });
  if (query) wanted.set(queryName(operation), { type: query, file, imports });
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
mkdirSync(join(root, 'dist'), { recursive: true });
const schemas = schemasOf(root, wanted);
addFieldLimits(root, schemas);
writeFileSync(join(root, 'dist/openapi.json'), JSON.stringify(documentOf(version, operations, schemas)));

/** @param {import('./operations.mjs').Operation} operation @returns {import('./operations.mjs').Operation} */
function withExceptions(operation) {
  const { answer, body, from } = STREAMED[operation.id] ?? {};
  if (!from) return operation;
  const imports = new Map(operation.imports);
  for (const name of [answer, body]) if (name) imports.set(name, from);
  return { ...operation, imports, answer: answer ?? operation.answer, body: body ?? operation.body };
}
