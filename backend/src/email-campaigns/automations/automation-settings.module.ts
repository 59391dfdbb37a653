import { Module } from '@nestjs/common';
import { PostgresAutomationRepository } from '../adapters/postgres-automation.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { AutomationRepository } from './automation.repository';

/** On its own, because accounts ask it whether to send a welcome. */
@Module({
  providers: [
    AutomationSettingsService,
    { provide: AutomationRepository, useClass: PostgresAutomationRepository },
  ],
  exports: [AutomationSettingsService, AutomationRepository],
})
export class AutomationSettingsModule {}
