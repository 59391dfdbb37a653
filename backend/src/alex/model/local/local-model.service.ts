import { Injectable } from '@nestjs/common';
import type { LocalModelStatus } from '#contract/console/local-model';
import { AuditService } from '../../../audit/audit.service';
import { Config } from '../../../platform/config/config';
import { Transaction } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Account } from '../../../users/user';
import { LocalModelServer } from './local-model-server';
import { LocalModelRepository } from './local-model.repository';

/** The administrator's choice of a model on this machine, when no other is configured. */
@Injectable()
export class LocalModelService {
  constructor(
    private readonly choices: LocalModelRepository,
    private readonly server: LocalModelServer,
    private readonly config: Config,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  async status(): Promise<LocalModelStatus> {
    const { server, localUrl } = this.config.coach;
    const chosen = await this.choices.chosen();
    if (server.apiKey !== null || server.baseUrl !== null)
      return { state: 'configured', url: null, models: [], chosen };
    if (localUrl === null) return { state: 'off', url: null, models: [], chosen };
    const models = await this.server.models();
    return { state: models ? 'found' : 'absent', url: localUrl, models: models ?? [], chosen };
  }

  /** Throws admin.local-model-unknown unless the server has that model; turning it off always works. */
  async choose(actor: Account, model: string | null): Promise<LocalModelStatus> {
    if (model !== null) {
      const { state, models } = await this.status();
      if (state !== 'found' || !models.some(({ name }) => name === model))
        throw new DomainError('admin.local-model-unknown');
    }
    await this.transaction.run(async () => {
      await this.choices.choose(model);
      await this.audit.record({
        actor,
        action: model === null ? 'coach.local-model-off' : 'coach.local-model-on',
        target: null,
        details: { model },
      });
    });
    return this.status();
  }
}
