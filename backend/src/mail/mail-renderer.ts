import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { Config } from '../platform/config/config';
import { OPTIONAL_MAILS, type OutgoingMail, type RenderedMail } from './mail';
import { HTML_LAYOUT, TEXT_LAYOUT } from './mail-layout';
import { MAIL_TEXTS, type MailText } from './mail-texts';
import { UnsubscribeLinksService } from './unsubscribe-links.service';

const htmlLayout = Handlebars.compile(HTML_LAYOUT, { noEscape: true });
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });

@Injectable()
export class MailRenderer {
  private readonly messageIdHost: string;

  constructor(
    private readonly config: Config,
    private readonly unsubscribeLinks: UnsubscribeLinksService,
  ) {
    this.messageIdHost = /@([^>\s]+)/.exec(config.mailFrom)?.[1] ?? 'localhost';
  }

  /** Throws when a template asks for something that `mail.data` does not bring. */
  render(outboxId: string, mail: OutgoingMail): RenderedMail {
    const optional = OPTIONAL_MAILS[mail.type];
    const unsubscribe = optional ? this.unsubscribeLinks.linksFor(mail.to, optional) : null;
    const words = fillIn(MAIL_TEXTS[mail.type], {
      ...mail.data,
      appUrl: this.config.appUrl,
      supportEmail: this.config.supportEmail,
    });
    return {
      to: mail.to,
      subject: words.subject,
      html: htmlLayout({
        ...mapWords(words, escapeHtml),
        unsubscribe: unsubscribe && escapeHtml(unsubscribe.page),
      }),
      text: textLayout({ ...words, unsubscribe: unsubscribe?.page }),
      messageId: `<${outboxId}@${this.messageIdHost}>`,
      replyTo: mail.replyTo ?? null,
      unsubscribe,
    };
  }
}

/** Fills the words in as they are; only the HTML part escapes them. */
function fillIn(text: MailText, data: Readonly<Record<string, string>>): MailText {
  return mapWords(text, (template) => Handlebars.compile(template, { noEscape: true, strict: true })(data));
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

/** What HTML needs in text and in double-quoted attributes; Handlebars would also escape the = of every link. */
function escapeHtml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
