import { Module } from '@nestjs/common';
import { TypeOrmAutomationRepository } from './adapters/typeorm-automation.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { AutomationRepository } from './automation.repository';

/** On its own, because accounts ask it whether to send a welcome. */
@Module({
  providers: [
    AutomationSettingsService,
    { provide: AutomationRepository, useClass: TypeOrmAutomationRepository },
  ],
  exports: [AutomationSettingsService, AutomationRepository],
})
export class AutomationSettingsModule {}
