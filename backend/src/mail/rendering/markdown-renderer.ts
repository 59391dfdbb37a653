import MarkdownIt, { type Token } from 'markdown-it';

const FONT = 'Helvetica,Arial,sans-serif';
const INK = 'color:#1d2930;';

/** Email clients take colors from inline styles; the classes switch them in dark mode. */
const LOOKS: Readonly<Record<string, readonly [className: string, style: string]>> = {
  h1: ['ink', `margin:0 0 16px;font:600 26px/1.25 Georgia,'Times New Roman',serif;${INK}`],
  h2: ['ink', `margin:24px 0 12px;font:600 21px/1.3 Georgia,'Times New Roman',serif;${INK}`],
  h3: ['ink', `margin:20px 0 8px;font:600 17px/1.35 ${FONT};${INK}`],
  p: ['ink', `margin:0 0 16px;font:16px/1.55 ${FONT};${INK}`],
  ul: ['ink', `margin:0 0 16px;padding-left:24px;font:16px/1.55 ${FONT};${INK}`],
  ol: ['ink', `margin:0 0 16px;padding-left:24px;font:16px/1.55 ${FONT};${INK}`],
  blockquote: ['quiet', 'margin:0 0 16px;padding-left:16px;border-left:3px solid #17525f;'],
  a: ['head', 'color:#17525f;'],
};

/** HTML in the text stays text, images are dropped, and only web and mailto links are allowed. */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable(['image', 'table']);
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdown.validateLink = (url) => /^(https?:\/\/|mailto:)/i.test(url.trim());

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:\|([^{}|\n]*))?\}\}/g;

interface RenderedMarkdown {
  readonly html: string;
  readonly text: string;
}

/** `values` replace `{{name}}` in the text, always as plain text; `blanks` are for those that are blank. */
export function renderMarkdown(
  source: string,
  values: Readonly<Record<string, string>>,
  blanks: Readonly<Record<string, string>>,
): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  for (const token of tokens) {
    dress(token);
    for (const child of token.children ?? []) {
      dress(child);
      child.content = fillIn(child.content, values, blanks);
    }
    if (!token.children) token.content = fillIn(token.content, values, blanks);
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}).trim(), text: toText(tokens) };
}

/** The link targets, as written in the HTML. */
export function linkTargets(source: string): string[] {
  const parts = markdown.parse(source, {}).flatMap(({ children }) => children ?? []);
  return parts.filter(({ type }) => type === 'link_open').map((link) => String(link.attrGet('href') ?? ''));
}

/** A blank value gives way to the words after `|`, if there are any. Leaves unknown placeholders alone. */
export function fillIn(
  words: string,
  values: Readonly<Record<string, string>>,
  blanks: Readonly<Record<string, string>>,
): string {
  return words.replace(PLACEHOLDER, (whole, name: string, fallback: string | undefined) => {
    if (!Object.hasOwn(values, name)) return whole;
    return values[name] || (fallback?.trim() ?? blanks[name] ?? '');
  });
}

function dress(token: Token): void {
  const look = token.nesting === 1 ? LOOKS[token.tag] : undefined;
  if (!look) return;
  token.attrSet('class', look[0]);
  token.attrSet('style', look[1]);
}

interface List {
  /** The next item's number; null for bullets. */
  next: number | null;
}

/** The same for plain text: formatting is dropped, and a link shows its address. */
function toText(tokens: readonly Token[]): string {
  const lists: List[] = [];
  const blocks: string[] = [];
  let quotes = 0;
  let lead = '';
  for (const token of tokens) {
    if (token.type.endsWith('_list_open'))
      lists.push({ next: token.type.startsWith('ordered') ? Number(token.attrGet('start') ?? 1) : null });
    else if (token.type.endsWith('_list_close')) lists.pop();
    else if (token.type === 'list_item_open') lead = bulletOf(lists.at(-1));
    else if (token.type === 'blockquote_open') quotes += 1;
    else if (token.type === 'blockquote_close') quotes -= 1;
    else {
      const words = wordsOf(token);
      if (words === null) continue;
      blocks.push(indent(lead + words, '  '.repeat(Math.max(0, lists.length - 1)) + '> '.repeat(quotes)));
      lead = '';
    }
  }
  return blocks.join('\n\n');
}

function bulletOf(list: List | undefined): string {
  const number = list?.next ?? null;
  if (!list || number === null) return '- ';
  list.next = number + 1;
  return `${number}. `;
}

function wordsOf(token: Token): string | null {
  if (token.type === 'inline') return inlineText(token.children ?? []);
  if (token.type === 'hr') return '----';
  return token.type === 'fence' || token.type === 'code_block' ? token.content.trimEnd() : null;
}

function inlineText(tokens: readonly Token[]): string {
  let words = '';
  let link: { readonly start: number; readonly url: string } | null = null;
  for (const token of tokens) {
    if (token.type === 'link_open') link = { start: words.length, url: String(token.attrGet('href') ?? '') };
    else if (token.type === 'link_close' && link) {
      const address = link.url.replace(/^mailto:/, '');
      if (words.slice(link.start) !== address) words += ` (${address})`;
      link = null;
    } else if (token.type.endsWith('break')) words += '\n';
    else words += token.content;
  }
  return words;
}

function indent(words: string, margin: string): string {
  return words
    .split('\n')
    .map((line) => margin + line)
    .join('\n');
}
