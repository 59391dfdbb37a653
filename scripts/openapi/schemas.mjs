// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { SchemaWriter } from './schema-writer.mjs';

/**
 * @typedef {{ type: string, file: string, imports: ReadonlyMap<string, string> }} Wanted a type as written in a source
 */

const NAME = /\b[A-Z]\w*/g;
const GLOBAL = ['Record', 'Readonly', 'ReadonlyArray', 'Array', 'Partial'];

/**
 * JSON Schemas of types as written in sources, including the types they refer to.
 * @param {string} root @param {ReadonlyMap<string, Wanted>} wanted by the name to give it
 * @returns {Record<string, object>}
 */
export function schemasOf(root, wanted) {
  // Next to the sources, so that their paths and options apply to it.
  const folder = mkdtempSync(join(root, 'backend', '.openapi-'));
  try {
    const file = join(folder, 'wanted.ts');
    writeFileSync(file, aliases(folder, wanted));
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, include: [], files: [file] },
      ts.sys,
      root,
    );
    const program = ts.createProgram([file], { ...options, noEmit: true });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    if (!source) throw new Error('The types could not be read.');
    // An unresolved name would be described as `any`.
    const [problem] = program.getSemanticDiagnostics(source);
    if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    const writer = new SchemaWriter(checker);
    for (const statement of source.statements.filter(ts.isTypeAliasDeclaration))
      writer.add(statement.name.text, checker.getTypeAtLocation(statement.type));
    return writer.schemas;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @param {ReadonlyMap<string, Wanted>} wanted */
function aliases(folder, wanted) {
  return [...wanted]
    .map(([name, { type, file, imports }]) => {
      const written = type.replace(NAME, (used) => {
        if (GLOBAL.includes(used)) return used;
        const from = imports.get(used);
        const module =
          from === undefined
            ? pathTo(folder, file)
            : from.startsWith('.')
              ? pathTo(folder, resolve(dirname(file), from))
              : from;
        return `import('${module}').${used}`;
      });
      return `export type ${name} = ${written};`;
    })
    .join('\n');
}

/** @param {string} folder @param {string} file */
const pathTo = (folder, file) => relative(folder, file).replace(/\.ts$/, '');
