import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { Config } from '../platform/config/config';
import type { OutgoingMail, RenderedMail } from './mail';
import { HTML_LAYOUT, TEXT_LAYOUT } from './mail-layout';
import { MAIL_TEXTS, type MailText } from './mail-texts';

const htmlLayout = Handlebars.compile(HTML_LAYOUT);
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });

@Injectable()
export class MailRenderer {
  private readonly messageIdHost: string;

  constructor(private readonly config: Config) {
    this.messageIdHost = /@([^>\s]+)/.exec(config.mailFrom)?.[1] ?? 'localhost';
  }

  /** Throws when a template asks for something that `mail.data` does not bring. */
  render(outboxId: string, mail: OutgoingMail): RenderedMail {
    const words = fillIn(MAIL_TEXTS[mail.type], {
      ...mail.data,
      appUrl: this.config.appUrl,
      supportEmail: this.config.supportEmail,
      emailInUrl: encodeURIComponent(mail.to),
    });
    return {
      to: mail.to,
      subject: words.subject,
      html: htmlLayout(words),
      text: textLayout(words),
      messageId: `<${outboxId}@${this.messageIdHost}>`,
    };
  }
}

/** Fills the words in unescaped; the HTML layout escapes them once. */
function fillIn(text: MailText, data: Readonly<Record<string, string>>): MailText {
  const fill = (template: string): string => Handlebars.compile(template, { noEscape: true, strict: true })(data);
  return {
    subject: fill(text.subject),
    preview: fill(text.preview),
    heading: fill(text.heading),
    paragraphs: text.paragraphs.map(fill),
    action: text.action && { label: fill(text.action.label), url: fill(text.action.url) },
    footnote: fill(text.footnote),
  };
}
