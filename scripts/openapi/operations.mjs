// @ts-check
import ts from 'typescript';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, file: string, isQuery: boolean }} Named a type as written in a source
 * @typedef {{ id: string, tag: string, method: string, path: string, isPublic: boolean, isAdministrators: boolean, wantsToken: boolean,
 *   summary: string, status: number, answer: string, body: string | null, query: string | null,
 *   queryNames: string[], file: string, imports: Map<string, string> }} Operation
 * `answer`, `body` and `query` are types as written in the source; `imports` maps each of their names to its file.
 */

/** Guards that want a bearer token. */
const TOKEN_GUARDS = ['MailWebhookGuard', 'MetricsGuard'];
const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

/** Every call declared in a controller's source. @param {string} file @returns {Operation[]} */
export function operationsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  return source.statements.filter(ts.isClassDeclaration).flatMap((declared) => {
    const controller = decorator(declared, 'Controller');
    if (!controller) return [];
    return declared.members.filter(ts.isMethodDeclaration).flatMap((method) => {
      const verb = METHODS.find((name) => decorator(method, name));
      return verb ? [operation(file, imports, declared, method, verb, controller)] : [];
    });
  });
}

/**
 * @param {string} file @param {Map<string, string>} imports @param {ts.ClassDeclaration} declared
 * @param {ts.MethodDeclaration} method @param {string} verb @param {readonly string[]} controller
 * @returns {Operation}
 */
function operation(file, imports, declared, method, verb, controller) {
  const tag = (declared.name?.text ?? '').replace(/Controller$/, '');
  const name = method.name.getText();
  const path = [controller[0] ?? '', decorator(method, verb)?.[0] ?? ''].filter(Boolean).join('/');
  const has = (/** @type {string} */ what) => Boolean(decorator(method, what) ?? decorator(declared, what));
  const guards = [...(decorator(method, 'UseGuards') ?? []), ...(decorator(declared, 'UseGuards') ?? [])];
  const status = Number(decorator(method, 'HttpCode')?.[0] ?? (verb === 'Post' ? 201 : 200));
  const body = parameterWith(method, 'Body')?.type?.getText() ?? null;
  const queries = method.parameters.filter((one) => decorator(one, 'Query'));
  const whole = queries.find((one) => !isText(decorator(one, 'Query')?.[0]));
  return {
    id: `${tag[0]?.toLowerCase() ?? ''}${tag.slice(1)}.${name}`,
    tag,
    method: verb.toLowerCase(),
    path: `/${path.replace(/:(\w+)/g, '{$1}')}`,
    isPublic: has('Public'),
    isAdministrators: guards.includes('AdministratorGuard'),
    wantsToken: guards.some((guard) => TOKEN_GUARDS.includes(guard)),
    summary: docOf(method),
    status,
    answer: answerOf(method),
    body,
    query: whole?.type?.getText() ?? null,
    queryNames: queries.flatMap((one) => textOf(decorator(one, 'Query')?.[0])),
    file,
    imports,
  };
}

/** The argument of a decorator; undefined without it. @param {ts.HasDecorators} node @param {string} name */
function decorator(node, name) {
  for (const { expression } of ts.getDecorators(node) ?? [])
    if (ts.isCallExpression(expression) && expression.expression.getText() === name)
      return expression.arguments.map((argument) =>
        ts.isStringLiteral(argument)
          ? name === 'Query'
            ? argument.getText()
            : argument.text
          : argument.getText(),
      );
  return undefined;
}

/** @param {string | undefined} argument */
const isText = (argument) => argument !== undefined && /^['"]/.test(argument);
/** @param {string | undefined} argument */
const textOf = (argument) => (argument !== undefined && isText(argument) ? [argument.slice(1, -1)] : []);

/** @param {ts.MethodDeclaration} method @param {string} name */
const parameterWith = (method, name) => method.parameters.find((one) => decorator(one, name));

/** The awaited return type. @param {ts.MethodDeclaration} method */
function answerOf({ type }) {
  if (!type) return 'void';
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise')
    return type.typeArguments?.[0]?.getText() ?? 'void';
  return type.getText();
}

/** @param {ts.MethodDeclaration} method */
function docOf(method) {
  const [doc] = ts.getJSDocCommentsAndTags(method);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

/** @param {ts.SourceFile} source */
function importsOf(source) {
  /** @type {Map<string, string>} */
  const imports = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { namedBindings } = statement.importClause ?? {};
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const { name } of namedBindings.elements) imports.set(name.text, statement.moduleSpecifier.text);
  }
  return imports;
}
