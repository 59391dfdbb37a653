import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { KeyRing } from '../../platform/crypto/key-ring';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { LanguageModel, ModelChoice } from '../model/language-model';
import { LocalModelRepository } from '../model/local/local-model.repository';
import { OpenAiLanguageModel } from './openai-language-model';

/** The configured model or, without one, the local model that an administrator turned on. */
@Injectable()
export class AvailableModel extends ModelChoice {
  private readonly configured: LanguageModel | null;
  private local: LanguageModel | null = null;
  private localName: string | null = null;

  constructor(
    private readonly config: Config,
    private readonly outgoing: OutgoingClient,
    private readonly choices: LocalModelRepository,
    keys: KeyRing,
  ) {
    super();
    const { takesIdentifier, ...server } = config.coach.server;
    const identifierOf = takesIdentifier ? (userId: string) => keys.modelUserId(userId) : null;
    const isConfigured = server.apiKey !== null || server.baseUrl !== null;
    this.configured = isConfigured ? new OpenAiLanguageModel({ ...server, identifierOf }, outgoing) : null;
  }

  /** Asks the database each time, so that every process picks up the administrator's choice immediately. */
  async current(): Promise<LanguageModel | null> {
    const { localUrl } = this.config.coach;
    if (this.configured || localUrl === null) return this.configured;
    const chosen = await this.choices.chosen();
    if (chosen !== this.localName) {
      this.localName = chosen;
      this.local =
        chosen === null
          ? null
          : new OpenAiLanguageModel(
              { apiKey: null, baseUrl: `${localUrl}/v1`, model: chosen, runsHere: true },
              this.outgoing,
            );
    }
    return this.local;
  }
}
