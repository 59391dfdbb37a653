import { Module } from '@nestjs/common';
import { PostgresAutomationRepository } from '../adapters/postgres-automation.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { AutomationRepository } from './automation.repository';

/** A module of its own, because sign-up asks it whether to send a welcome email. */
@Module({
  providers: [
    AutomationSettingsService,
    { provide: AutomationRepository, useClass: PostgresAutomationRepository },
  ],
  exports: [AutomationSettingsService, AutomationRepository],
})
export class AutomationSettingsModule {}
