import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { TypeOrmAutomationRunRepository } from './adapters/typeorm-automation-run.repository';
import { AutomationRunRepository } from './automation-run.repository';
import { AutomationSettingsModule } from './automation-settings.module';
import { AutomationsController } from './automations.controller';
import { AutomationsService } from './automations.service';
import { EncouragementSchedule } from './encouragement-schedule';
import { EncouragementService } from './encouragement.service';

@Module({
  imports: [AuditModule, AutomationSettingsModule, MailModule],
  controllers: [AutomationsController],
  providers: [
    AutomationsService,
    EncouragementService,
    EncouragementSchedule,
    { provide: AutomationRunRepository, useClass: TypeOrmAutomationRunRepository },
  ],
})
export class AutomationsModule {}
