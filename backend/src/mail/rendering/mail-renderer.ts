import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { renderCampaign } from './campaign-renderer';
import { CampaignWordsSource } from './campaign-words-source';
import { optionalKindOf, type Envelope, type MailParts, type OutgoingMail, type RenderedMail } from '../mail';
import { compose, fillIn } from './parts-renderer';
import { messageIdOf } from '../message-id';
import type { MailPayload, WordedMailType } from '../mail-payloads';
import { MAIL_TEXTS, type MailText } from '../templates/mail-texts';
import { isTemplateKey, withWords } from '../templates/template-words';
import { TemplateRepository } from '../templates/template.repository';
import { TrackingLinksService } from '../events/tracking-links.service';
import { UnsubscribeLinksService } from '../suppressions/unsubscribe-links.service';

type TemplateMail = Envelope & MailPayload<WordedMailType>;

@Injectable()
export class MailRenderer {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly config: Config,
    private readonly unsubscribeLinks: UnsubscribeLinksService,
    private readonly trackingLinks: TrackingLinksService,
    private readonly campaignWords: CampaignWordsSource,
    private readonly templates: TemplateRepository,
  ) {}

  /** Throws when the saved text, or an email from an older version, lacks a variable of the template. */
  async render(outboxId: string, mail: OutgoingMail): Promise<RenderedMail> {
    const kind = optionalKindOf(mail);
    const unsubscribe = kind && this.unsubscribeLinks.linksFor(mail.to, kind);
    const parts = await this.partsOf(mail, unsubscribe?.page ?? null);
    return {
      ...parts,
      html:
        unsubscribe && this.config.mail.tracking
          ? this.trackingLinks.track(outboxId, parts.html, unsubscribe.page)
          : parts.html,
      to: mail.to,
      messageId: messageIdOf(outboxId, this.config.mailFrom),
      replyTo: mail.replyTo ?? null,
      unsubscribe,
    };
  }

  /** The email as its reader would see it, but without tracking. Throws like `render`. */
  preview(mail: OutgoingMail): Promise<MailParts> {
    const kind = optionalKindOf(mail);
    return this.partsOf(mail, kind && this.unsubscribeLinks.linksFor(mail.to, kind).page);
  }

  private async partsOf(mail: OutgoingMail, unsubscribePage: string | null): Promise<MailParts> {
    if (mail.type === 'campaign')
      return renderCampaign(await this.campaignWords.of(mail.data), mail.data.firstName, unsubscribePage);
    return this.fromTemplate(mail, unsubscribePage);
  }

  /** A broken saved text must not keep an email from its reader: the product's own text is the fallback. */
  private async fromTemplate(mail: TemplateMail, unsubscribePage: string | null): Promise<MailParts> {
    const { appUrl, supportEmail } = this.config;
    const data = { ...mail.data, appUrl, supportEmail };
    const inWords = (text: MailText) => compose(fillIn(text, data), unsubscribePage);
    if (isTemplateKey(mail.type)) {
      if (mail.words) return inWords(withWords(mail.type, mail.words));
      const saved = await this.templates.newest(mail.type);
      try {
        if (saved) return inWords(withWords(mail.type, saved.words));
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        this.logger.error(`Cannot use version ${saved?.version} of the ${mail.type} template: ${reason}`);
      }
    }
    return inWords(MAIL_TEXTS[mail.type]);
  }
}
