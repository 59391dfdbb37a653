import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { Config } from '../platform/config/config';
import { renderCampaign } from './campaign-mail';
import { CampaignWordsSource } from './campaign-words-source';
import { optionalKindOf, type MailParts, type OutgoingMail, type RenderedMail } from './mail';
import { compose, mapWords } from './mail-composition';
import { messageIdOf } from './message-id';
import { MAIL_TEXTS, type MailText } from './mail-texts';
import { TrackingLinksService } from './tracking-links.service';
import { UnsubscribeLinksService } from './unsubscribe-links.service';

@Injectable()
export class MailRenderer {
  constructor(
    private readonly config: Config,
    private readonly unsubscribeLinks: UnsubscribeLinksService,
    private readonly trackingLinks: TrackingLinksService,
    private readonly campaignWords: CampaignWordsSource,
  ) {}

  /** Throws when a template asks for something that `mail.data` does not bring. */
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

  private async partsOf(mail: OutgoingMail, unsubscribePage: string | null): Promise<MailParts> {
    if (mail.type === 'campaign')
      return renderCampaign(
        await this.campaignWords.of(mail.data),
        mail.data['firstName'] ?? '',
        unsubscribePage,
      );
    const { appUrl, supportEmail } = this.config;
    return compose(fillIn(MAIL_TEXTS[mail.type], { ...mail.data, appUrl, supportEmail }), unsubscribePage);
  }
}

/** Fills the words in as they are; only the HTML part escapes them. */
function fillIn(text: MailText, data: Readonly<Record<string, string>>): MailText {
  return mapWords(text, (template) => Handlebars.compile(template, { noEscape: true, strict: true })(data));
}
