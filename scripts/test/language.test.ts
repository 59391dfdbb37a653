import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
// Data, messages as users type them, generated files, frozen migrations, and this list of words itself.
const SKIPPED =
  /^(package-lock\.json|LICENSE|backend\/data\/(?:cities|coach-(?:messages|utterances)|help-lines|safety-examples)|backend\/src\/safety\/evaluation\/sentences\.tsv|docs\/coach-evaluation\.md|scripts\/coach-answers\/(?:questions\.tsv|unseen-|(?:\w+-)?phone-)|backend\/src\/platform\/database\/migrations\/|scripts\/test\/language\.test\.ts$)/;
const TEXT = /\.(ts|tsx|mjs|cjs|js|md|html|css|yml|yaml|tsv|json)$|^\.env\.example$|Dockerfile$|Caddyfile$/;

const BRITISH = [
  'behaviours?',
  'cancelling',
  'capitalis\\w+',
  'cent(?:re|res|red)',
  'colour\\w*',
  'counsellors?',
  'defence',
  'equalis\\w+',
  'favour\\w*',
  'flavours?',
  'harbour',
  'honour\\w*',
  'humour',
  'judgements?',
  'kilometres?',
  'licence',
  'neighbour\\w*',
  'normalis\\w+',
  'organis\\w+',
  'practis(?:e|es|ed|ing)',
  'programmes?',
  'realis(?:e|es|ed|ing|ation)',
  'recognis\\w+',
  'regularis\\w+',
  'theatres?',
  'towards',
];
const DIALECT = [
  'anew',
  'anybody',
  'everybody',
  'somebody',
  'nobody',
  'whoever',
  'mend(?:s|ed|ing)?',
  'reckon(?:s|ed|ing)?',
  'seal(?:s|ing)?',
  '(?:is|are|was|were|be|stays?|kept) sealed',
  'stands? (?:here|there)',
  'afterwards',
];
const BANNED = new RegExp(`(?<![\\w-])(?:${[...BRITISH, ...DIALECT].join('|')})(?![\\w-])`, 'gi');

// Texts for users say email, not mail. `mailto`, paths and names in code don't count.
const SHOWN_TO_USERS = /^(libs\/contract\/.*(?<!\.test)\.ts|backend\/src\/mail\/templates\/mail-texts\.ts)$/;
const MAIL_IN_TEXT = /(?<![\w-/.])mails?(?![\w/-]|\.\w)/gi;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Correct uses: the system user called nobody, names of other products' data, and spellings that users type. */
const ALLOWED: readonly (readonly [file: RegExp, line: RegExp])[] = [
  // What people in danger type, in any English and in other languages.
  [/^backend\/src\/safety\/(?:signs|answers|evaluation)\//, /./],
  [/^backend\/data\/help-lines\.tsv$/, /Centre/],
  [/^scripts\/embedded\/postgres-user\.mjs$/, /['"]nobody['"]/],
  [
    /^libs\/scoring\/insights\/habits\/topics\.ts$|^backend\/src\/(?:alex\/coach|safety)\//,
    /favou\?rite|apologise/,
  ],
  [
    /^backend\/src\/(?:alex\/(?:coach\/understanding|model\/words)|safety\/(?:signs|remarks)|words)\//,
    /\b(?:(?:any|every|no|some)body|humour|neighbours|towards)\b/,
  ],
  [/^backend\/src\/date-ideas\/adapters\/openstreetmap\//, /theatre/],
  [/^backend\/src\/date-ideas\/ranking\/standard-topics\.ts$/, / humour /],
];

interface Slip {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

function isAllowed(file: string, line: string): boolean {
  return ALLOWED.some(([files, lines]) => files.test(file) && lines.test(line));
}

/** The words that a native writer of American English would not use. */
function slipsIn(file: string, text: string): Slip[] {
  return text.split('\n').flatMap((line, at) => {
    if (isAllowed(file, line)) return [];
    const words = [...line.matchAll(BANNED)].map(([word]) => word);
    if (SHOWN_TO_USERS.test(file))
      for (const [text] of line.matchAll(STRING))
        if (text.includes(' ')) words.push(...[...text.matchAll(MAIL_IN_TEXT)].map(([word]) => word));
    return words.map((word) => ({ file, line: at + 1, word }));
  });
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXT.test(file) && !SKIPPED.test(file));
}

describe('the language of the project', () => {
  it('is natural American English in every tracked text', () => {
    const slips = trackedFiles().flatMap((file) => slipsIn(file, readFileSync(join(ROOT, file), 'utf8')));
    expect(slips.map(({ file, line, word }) => `${file}:${line} ${word}`)).toEqual([]);
  });

  it.each([
    ['docs/a.md', 'Nobody knows the colour.', ['Nobody', 'colour']],
    ['backend/src/a.ts', '// Whoever mends it counts anew.', ['Whoever', 'mends', 'anew']],
    ['backend/src/a.ts', '/** The text is sealed. */', ['is sealed']],
    ['libs/contract/a.ts', "const TEXT = 'You get this mail once.';", ['mail']],
    ['backend/src/mail/templates/mail-texts.ts', "footnote: 'Ignore this mail.',", ['mail']],
  ])('has a slip in %s: %s', (file, text, words) => {
    expect(slipsIn(file, text).map(({ word }) => word)).toEqual(words);
  });

  it.each([
    ['docs/a.md', 'No one knows the color. Someone fixed it.'],
    ['libs/contract/a.ts', "import { MAIL } from './mail-events';"],
    ['backend/src/a.ts', 'const { sealed } = row;'],
  ])('has no slip in %s: %s', (file, text) => {
    expect(slipsIn(file, text)).toEqual([]);
  });
});
