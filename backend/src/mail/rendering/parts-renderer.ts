import Handlebars from 'handlebars';
import type { MailParts } from '../mail';
import { HTML_LAYOUT, TEXT_LAYOUT } from './mail-layout';
import type { MailText } from '../templates/mail-texts';

const htmlLayout = Handlebars.compile(HTML_LAYOUT, { noEscape: true });
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });

/** Renders both parts of an email from its final text, with all variables filled in. */
export function compose(words: MailText, unsubscribePage: string | null): MailParts {
  return {
    subject: words.subject,
    html: htmlLayout({
      ...mapWords(words, escapeHtml),
      unsubscribe: unsubscribePage && escapeHtml(unsubscribePage),
    }),
    text: textLayout({ ...words, unsubscribe: unsubscribePage }),
  };
}

/** A body that is already HTML and plain text, instead of paragraphs. */
interface ReadyBody {
  readonly subject: string;
  readonly preview: string;
  readonly html: string;
  readonly text: string;
  readonly footnote: string;
}

export function composeBody(body: ReadyBody, unsubscribePage: string | null): MailParts {
  const { subject, preview, footnote } = body;
  return {
    subject,
    html: htmlLayout({
      subject: escapeHtml(subject),
      preview: escapeHtml(preview),
      body: body.html,
      footnote: escapeHtml(footnote),
      unsubscribe: unsubscribePage && escapeHtml(unsubscribePage),
    }),
    text: textLayout({ body: body.text, footnote, unsubscribe: unsubscribePage }),
  };
}

function mapWords(text: MailText, change: (words: string) => string): MailText {
  return {
    subject: change(text.subject),
    preview: change(text.preview),
    heading: change(text.heading),
    paragraphs: text.paragraphs.map(change),
    action: text.action && { label: change(text.action.label), url: change(text.action.url) },
    footnote: change(text.footnote),
  };
}

/**
 * Escapes what HTML requires in text and double-quoted attributes; Handlebars would also escape the = in every link.
 */
function escapeHtml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

type Template = HandlebarsTemplateDelegate<Readonly<Record<string, string>>>;

/** Only the given data and these helpers are available; Handlebars itself keeps prototypes out of reach. */
const SAFELY: CompileOptions = {
  noEscape: true,
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: { if: true, unless: true, each: true, with: false, lookup: false, log: false },
};

/** Compiling is the slowest step of rendering, but an editor's drafts must not pile up in the cache. */
const CACHE_MAX = 500;
const compiled = new Map<string, Template>();

/**
 * Fills in the variables unescaped; only the HTML part escapes them. A subject stays one line. Throws on a variable
 * missing from `data`.
 */
export function fillIn(text: MailText, data: Readonly<Record<string, string>>): MailText {
  const words = mapWords(text, (template) => templateOf(template)(data));
  return { ...words, subject: words.subject.replace(/\s+/g, ' ') };
}

/** `{{name|words}}` as Handlebars has it, on the same line. */
export function withFallbacks(template: string): string {
  return template.replace(
    /\{\{\s*(\w+)\s*\|([^{}|\n]*)\}\}/g,
    (_whole, name: string, words: string) => `{{#if ${name}}}{{${name}}}{{else}}${words.trim()}{{/if}}`,
  );
}

function templateOf(words: string): Template {
  const known = compiled.get(words);
  if (known) return known;
  if (compiled.size >= CACHE_MAX) compiled.clear();
  const template: Template = Handlebars.compile(withFallbacks(words), SAFELY);
  compiled.set(words, template);
  return template;
}
