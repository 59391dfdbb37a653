import { Injectable } from '@nestjs/common';
import type { MailPreview, TemplateWords } from '#contract/console/campaigns/campaigns';
import { Clock } from '../../platform/clock/clock';
import type { OutgoingMail } from '../mail';
import { MailRenderer } from '../rendering/mail-renderer';
import type { TemplateKey } from './template-words';
import { TemplateRepository, type SavedWords } from './template.repository';

/** Edited email texts, version by version. */
@Injectable()
export class MailWordsService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {}

  /** Null while the text is still the built-in one. */
  newest(key: TemplateKey): Promise<SavedWords | null> {
    return this.templates.newest(key);
  }

  versions(key: TemplateKey): Promise<SavedWords[]> {
    return this.templates.versions(key);
  }

  /** False when someone else has saved this version. */
  save(key: TemplateKey, version: number, words: TemplateWords, savedBy: string): Promise<boolean> {
    return this.templates.add(key, { version, words, savedBy, savedAt: this.clock.now() });
  }

  /** The email as a reader would see it. Throws when the text uses a variable that the data lacks. */
  preview(mail: OutgoingMail & { readonly words: TemplateWords }): Promise<MailPreview> {
    return this.renderer.preview(mail);
  }
}
