import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');

const payload = (text: string) =>
  `import type { MailPayload } from './mail-payloads';\nexport const payload: MailPayload = ${text};`;

const subject = (text: string) =>
  `import { fillable, type MailText } from './templates/mail-texts';
   const other: MailText & { subject: ''; preview: ''; heading: ''; footnote: ''; paragraphs: [] } =
     { subject: '', preview: '', heading: '', footnote: '', paragraphs: [] };
   export const texts = fillable({
     confirmation: other, already_registered: other, password_reset: other, email_change: other, email_changed: other,
     security_notice: other, administrator_invitation: other, contact_message: other, contact_reply: other, first_match_encouragement: other, no_standards_reminder: other, no_date_reminder: other, date_reminder: other,
     welcome: { ...other, subject: '${text}' } as const,
   });`;

const SNIPPETS = {
  whole: payload(`{ type: 'confirmation', data: { firstName: 'Ada', token: 't' } }`),
  incomplete: payload(`{ type: 'confirmation', data: { firstName: 'Ada' } }`),
  foreign: payload(`{ type: 'welcome', data: { name: 'Ada' } }`),
  unknown: payload(`{ type: 'farewell', data: { firstName: 'Ada' } }`),
  fillable: subject('Hello {{firstName}}, write to {{supportEmail}}'),
  unfillable: subject('Hello {{firstName}} {{lastName}}'),
};
type Snippet = keyof typeof SNIPPETS;

const sources = new Map(
  Object.entries(SNIPPETS).map(([name, source]) => [join(__dirname, `${name}.snippet.ts`), source]),
);
let program: ts.Program;

beforeAll(() => {
  const configFile = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const host = ts.createCompilerHost(options);
  const isFile = host.fileExists.bind(host);
  const parse = host.getSourceFile.bind(host);
  host.fileExists = (path) => sources.has(path) || isFile(path);
  host.getSourceFile = (path, version) => {
    const source = sources.get(path);
    return source === undefined ? parse(path, version) : ts.createSourceFile(path, source, version, true);
  };
  program = ts.createProgram([...sources.keys()], { ...options, noEmit: true, types: [] }, host);
});

/** What the compiler reports for a file next to this one. */
function errorsOf(name: Snippet): string {
  const file = program.getSourceFile(join(__dirname, `${name}.snippet.ts`));
  const errors = program.getSemanticDiagnostics(file);
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n');
}

describe('the data of an email', () => {
  it('is exactly what its type requires', () => {
    expect(errorsOf('whole')).toBe('');
  });

  it.each([
    ['lacks a variable', 'incomplete', /'token' is missing/],
    ['belongs to another type', 'foreign', /'\{ name: string; \}' is not assignable/],
    ['has an unknown type', 'unknown', /"farewell"' is not assignable/],
  ] as const)('does not compile when it %s', (_, name, problem) => {
    expect(errorsOf(name)).toMatch(problem);
  });
});

describe('the text of an email', () => {
  it('may use the variables of its type', () => {
    expect(errorsOf('fillable')).toBe('');
  });

  it('does not compile when it uses a variable its type does not have', () => {
    expect(errorsOf('unfillable')).toMatch(/unknownVariables/);
  });
});
