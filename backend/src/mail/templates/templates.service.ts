import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import {
  TEMPLATE_TEXTS,
  type MailPreview,
  type MailTemplate,
  type TemplateChange,
  type TemplateSummary,
  type TemplateVersion,
  type TemplateWords,
} from '#contract/console/campaigns/campaigns';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { MailWordsService } from './mail-words.service';
import { OutboxService } from '../outbox/outbox.service';
import { builtInWords, isTemplateKey, TEMPLATE_KEYS, type TemplateKey } from './template-words';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { TEMPLATES, variablesOf } from './template';
import { problemsOf } from './template-check';

/** Email texts, as the administrator edits them. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly mailWords: MailWordsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  async list(): Promise<TemplateSummary[]> {
    const templates = await Promise.all(TEMPLATE_KEYS.map((key) => this.find(key)));
    return templates.map(({ key, name, subject, version, updatedAt }) => ({
      key,
      name,
      subject,
      version,
      updatedAt,
    }));
  }

  /** Throws template.not-found. */
  async find(asked: string): Promise<MailTemplate> {
    const key = known(asked);
    const saved = await this.mailWords.newest(key);
    const words = saved?.words ?? builtInWords(key);
    return {
      key,
      name: TEMPLATES[key].name,
      subject: words.subject,
      version: saved?.version ?? 0,
      updatedAt: saved?.savedAt.toISOString() ?? null,
      words,
      variables: variablesOf(key),
    };
  }

  /** Newest first, and the original text as version 0 last. Throws template.not-found. */
  async versions(asked: string): Promise<TemplateVersion[]> {
    const key = known(asked);
    const versions = await this.mailWords.versions(key);
    const original = { version: 0, savedAt: null, savedBy: null, words: builtInWords(key) };
    const saved = versions.map(({ version, savedAt, savedBy, words }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedBy,
      words,
    }));
    return [...saved, original];
  }

  /** Throws template.not-found, template.stale, and request.invalid for an unusable text. */
  async save(actor: Actor, asked: string, { version, ...change }: TemplateChange): Promise<MailTemplate> {
    const key = known(asked);
    const words = await this.checked(key, actor, change);
    return this.transaction.run(async () => {
      const newest = (await this.mailWords.newest(key))?.version ?? 0;
      if (newest !== version || !(await this.mailWords.save(key, version + 1, words, actor.email)))
        throw new DomainError('template.stale');
      await this.audit.record({
        actor,
        action: 'templates.save',
        target: key,
        details: { version: version + 1 },
      });
      return this.find(key);
    });
  }

  async preview(actor: Actor, asked: string, words: TemplateWords): Promise<MailPreview> {
    const key = known(asked);
    return this.render(key, actor, await this.checked(key, actor, words));
  }

  /** Sent to the administrator's own address. */
  async sendTest(actor: Actor, asked: string, given: TemplateWords): Promise<MessageAnswer> {
    const key = known(asked);
    const words = await this.checked(key, actor, given);
    await this.transaction.run(async () => {
      await this.outbox.enqueue({ ...TEMPLATES[key].sample, to: actor.email, userId: null, words });
      await this.audit.record({ actor, action: 'templates.test-send', target: key, details: {} });
    });
    return { message: `A test is on its way to ${actor.email}.` };
  }

  /** The text in its stored shape, if an email can be made from it. */
  private async checked(key: TemplateKey, actor: Actor, given: TemplateWords): Promise<TemplateWords> {
    const words = {
      subject: oneLine(given.subject),
      preview: oneLine(given.preview),
      heading: oneLine(given.heading),
      body: given.body,
      actionLabel: oneLine(given.actionLabel),
      footnote: given.footnote,
    };
    const problems = problemsOf(words, variablesOf(key));
    if (words.actionLabel === '' && builtInWords(key).actionLabel !== '')
      problems.push({ field: 'actionLabel', message: TEMPLATE_TEXTS.actionLabelRequired });
    if (problems.length > 0) throw invalidInput(problems);
    const { subject } = await this.render(key, actor, words);
    if (subject.trim() === '')
      throw invalidInput([{ field: 'subject', message: TEMPLATE_TEXTS.subjectEmpty }]);
    return words;
  }

  private render(key: TemplateKey, { email }: Actor, words: TemplateWords): Promise<MailPreview> {
    return this.mailWords.preview({ ...TEMPLATES[key].sample, to: email, userId: null, words });
  }
}

function known(key: string): TemplateKey {
  if (!isTemplateKey(key)) throw new DomainError('template.not-found');
  return key;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
