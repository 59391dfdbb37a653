import Handlebars from 'handlebars';
import type { TemplateWords } from '#contract/console/campaigns/campaigns';
import { templateBraceProblem } from '#contract/console/campaigns/placeholders';
import type { FieldError } from '#contract/errors';
import { withFallbacks } from '../rendering/parts-renderer';

const BLOCKS: readonly string[] = ['if', 'unless', 'each'];

/** What keeps a text from being used as a template, field by field, each with its line. */
export function problemsOf(words: TemplateWords, variables: readonly string[]): FieldError[] {
  return Object.entries(words).flatMap(([field, text]: [string, string]) =>
    problemsIn(text, variables).map((message) => ({ field, message })),
  );
}

function problemsIn(text: string, variables: readonly string[]): string[] {
  try {
    const problems = new TemplateReader(variables).read(Handlebars.parse(withFallbacks(text)));
    return [...problems, templateBraceProblem(text) ?? []].flat().slice(0, 1);
  } catch (error) {
    return [unreadable(error instanceof Error ? error.message : '')];
  }
}

/** Handlebars reports its grammar; the line and the text before the mistake are more helpful. */
function unreadable(reason: string): string {
  const line = /on line (\d+)/i.exec(reason)?.[1] ?? /- (\d+):\d+$/.exec(reason)?.[1] ?? '1';
  const [, place] = reason.split('\n');
  const near = place ? ` near "${place.slice(-40)}"` : '';
  return `Line ${line}: the {{...}} cannot be read${near}. Is one not closed?`;
}

/** Walks a template; only the email's variables and three kinds of blocks around them are allowed. */
class TemplateReader {
  private readonly problems: string[] = [];

  constructor(private readonly variables: readonly string[]) {}

  read({ body }: hbs.AST.Program): string[] {
    for (const statement of body) this.readStatement(statement);
    return this.problems;
  }

  private readStatement(statement: hbs.AST.Statement): void {
    if (isBlock(statement)) this.readBlock(statement);
    else if (isMustache(statement)) this.readMustache(statement);
    else if (!['ContentStatement', 'CommentStatement'].includes(statement.type))
      this.refuse(statement, 'other templates cannot be used here');
  }

  private readMustache({ path, params, hash, loc }: hbs.AST.MustacheStatement): void {
    const isCall = params.length > 0 || hash !== undefined;
    if (isCall) this.refuse({ loc }, `only ${BLOCKS.join(', ')} can be used, not "${nameOf(path)}"`);
    else this.readVariable(path);
  }

  private readBlock({ path, params, hash, program, inverse, loc }: hbs.AST.BlockStatement): void {
    const name = nameOf(path);
    const [param] = params;
    if (!BLOCKS.includes(name))
      return this.refuse({ loc }, `only ${BLOCKS.join(', ')} can be used, not "${name}"`);
    if (!param || params.length > 1 || hash !== undefined)
      return this.refuse({ loc }, `"${name}" needs one variable`);
    this.readVariable(param);
    this.read(program);
    // Its type says it is always present.
    const otherwise: hbs.AST.Program | undefined = inverse;
    if (otherwise) this.read(otherwise);
  }

  private readVariable(expression: hbs.AST.Expression): void {
    const name = nameOf(expression);
    if (this.variables.includes(name)) return;
    this.refuse(expression, `{{${name}}} is not known here. This email has ${this.variables.join(', ')}`);
  }

  private refuse({ loc }: Pick<hbs.AST.Node, 'loc'>, problem: string): void {
    this.problems.push(`Line ${loc.start.line}: ${problem}.`);
  }
}

function isBlock(statement: hbs.AST.Statement): statement is hbs.AST.BlockStatement {
  return statement.type === 'BlockStatement';
}

function isMustache(statement: hbs.AST.Statement): statement is hbs.AST.MustacheStatement {
  return statement.type === 'MustacheStatement';
}

/** The path as written; for a nested call or a quoted text, something that is never a known name. */
function nameOf(expression: hbs.AST.Expression): string {
  return isPath(expression) ? expression.original : expression.type;
}

function isPath(expression: hbs.AST.Expression): expression is hbs.AST.PathExpression {
  return expression.type === 'PathExpression';
}
