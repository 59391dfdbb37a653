import Handlebars from 'handlebars';
import type { MailText } from '../templates/mail-texts';
import { mapWords } from './parts-renderer';

type Template = HandlebarsTemplateDelegate<Readonly<Record<string, string>>>;

/** Only what the data brings, and only these helpers; Handlebars keeps prototypes out of reach by itself. */
const SAFELY: CompileOptions = {
  noEscape: true,
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: { if: true, unless: true, each: true, with: false, lookup: false, log: false },
};

/** Compiling takes longer than all else that is done for a mail; an editor's tries must not pile up. */
const KEPT = 500;
const compiled = new Map<string, Template>();

/** Fills the words in as they are; only the HTML part escapes them. A subject stays one line. Throws on what `data` lacks. */
export function fillIn(text: MailText, data: Readonly<Record<string, string>>): MailText {
  const words = mapWords(text, (template) => templateOf(template)(data));
  return { ...words, subject: words.subject.replace(/\s+/g, ' ') };
}

function templateOf(words: string): Template {
  const known = compiled.get(words);
  if (known) return known;
  if (compiled.size >= KEPT) compiled.clear();
  const template: Template = Handlebars.compile(words, SAFELY);
  compiled.set(words, template);
  return template;
}
