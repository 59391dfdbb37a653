import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpLanguage } from '#contract/dating/help';
import { answerToRemark } from './remark-answers';
import { REMARKS } from './remark-words';
import { REMARK_WORDS } from './remark-reader';

const DISCLOSURES: Readonly<Record<HelpLanguage, string>> = {
  en: 'robin has been outside my work when i finish, on tuesday and again last night, though i said no',
  es: 'mi ex me sigue al trabajo y me amenaza con pegarme',
  de: 'mein ex verfolgt mich und droht mir mich zu schlagen',
  fr: 'mon ex me suit partout et menace de me frapper',
  pt: 'meu ex me persegue e ameaça me bater',
  it: 'il mio ex mi segue ovunque e minaccia di picchiarmi',
};

/** "es/afraid", or "es/other" for what isn't one of the remarks. */
function heard(message: string, disclosure: string, dated: readonly string[] = []): string | null {
  const answer = answerToRemark(message, { said: [disclosure], dated });
  if (!answer) return null;
  for (const [language, { answers, otherwise }] of Object.entries(REMARK_WORDS)) {
    const remark = REMARKS.find((one) => answers[one] === answer);
    if (remark) return `${language}/${remark}`;
    if (otherwise === answer) return `${language}/other`;
  }
  return null;
}

/** As people type them; "other" are those that must be none of the remarks. */
const SAID = readFileSync(join(__dirname, '../evaluation/remarks.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [HelpLanguage, string, string]);

describe('answerToRemark', () => {
  it.each(SAID)('hears in %s as %s: %s', (language, remark, message) => {
    expect(heard(message, DISCLOSURES[language], ['Robin'])).toBe(`${language}/${remark}`);
  });

  it.each([
    ['it', 'no', 'it/brief'],
    ['fr', 'non', 'fr/brief'],
    ['de', 'ja', 'de/brief'],
    ['es', 'no', 'es/brief'],
    ['es', 'im with my sister', 'en/accompanied'],
    ['fr', 'grazie', 'it/brief'],
    ['it', 'nn riesco a parlare', 'it/other'],
    ['de', 'i have no idea where this is going with him and me', 'en/other'],
    ['en', 'non posso dirlo alla mia famiglia perché non mi crederebbe', 'it/other'],
  ] as const)('answers after a disclosure in %s to "%s" as %s', (language, message, expected) => {
    expect(heard(message, DISCLOSURES[language])).toBe(expected);
  });

  it.each([
    ['my brother hits me', 'im at my brothers now'],
    ['my friend raped me', 'im with a friend'],
    ['mi hermano me pega', 'estoy con mi hermano'],
    ['mein bruder schlägt mich', 'bin bei meinem bruder'],
    ['mon frère me frappe', 'je suis chez mon frère'],
    ['meu irmão me bate', 'estou com meu irmão'],
    ['mio fratello mi picchia', 'sono da mio fratello'],
  ])('takes no one for company who is the danger: %s, %s', (disclosure, message) => {
    expect(heard(message, disclosure)).toMatch(/other$/);
  });

  it('takes no one for company whom the user dates', () => {
    expect(heard('alex is picking me up', 'my date followed me home and hit me')).toBe('en/accompanied');
    expect(heard('alex is picking me up', 'my date followed me home and hit me', ['Alex'])).toBe('en/other');
  });

  it('hears company twice, although the first time may sound like danger', () => {
    const said = [DISCLOSURES.pt, 'estou com a minha mãe'];
    const answer = answerToRemark('minha mãe está comigo', { said, dated: [] });
    expect(answer).toBe(REMARK_WORDS.pt.answers.accompanied);
  });

  it('says nothing where nothing was disclosed', () => {
    expect(heard('im scared', 'we had a nice evening')).toBeNull();
  });
});
