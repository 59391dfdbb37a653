import Handlebars from 'handlebars';
import type { MailParts } from '../mail';
import { HTML_LAYOUT, TEXT_LAYOUT } from './mail-layout';
import type { MailText } from '../templates/mail-texts';

const htmlLayout = Handlebars.compile(HTML_LAYOUT, { noEscape: true });
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });

/** Both parts of a mail from its finished words, in which nothing is left to fill in. */
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

/** A body that is HTML and plain text already, in place of words. */
export interface ReadyBody {
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

export function mapWords(text: MailText, change: (words: string) => string): MailText {
  return {
    subject: change(text.subject),
    preview: change(text.preview),
    heading: change(text.heading),
    paragraphs: text.paragraphs.map(change),
    action: text.action && { label: change(text.action.label), url: change(text.action.url) },
    footnote: change(text.footnote),
  };
}

/** What HTML needs in text and in double-quoted attributes; Handlebars would also escape the = of every link. */
export function escapeHtml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
