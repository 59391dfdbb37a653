import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { UsersModule } from '../users/users.module';
import { AccountCareService } from './account-care.service';
import { AccountExportService } from './account-export.service';
import { AccountListRepository } from './account-list.repository';
import { AccountListService } from './account-list.service';
import { AccountRemovalService } from './account-removal.service';
import { ActivitySchedule } from './activity-schedule';
import { ActivityRepository } from './activity.repository';
import { ActivityService } from './activity.service';
import { TypeOrmAccountListRepository } from './adapters/typeorm-account-list.repository';
import { TypeOrmActivityRepository } from './adapters/typeorm-activity.repository';
import { TypeOrmCleanupRepository } from './adapters/typeorm-cleanup.repository';
import { TypeOrmFiguresRepository } from './adapters/typeorm-figures.repository';
import { LiveHealthProbes } from './adapters/live-health-probes';
import { AdminOperationsController } from './admin-operations.controller';
import { AdminUsersController } from './admin-users.controller';
import { AdminController } from './admin.controller';
import { CleanupRepository } from './cleanup.repository';
import { FiguresRepository } from './figures.repository';
import { FiguresService } from './figures.service';
import { HealthProbes } from './health-probes';
import { SettingsService } from './settings.service';
import { SystemHealthService } from './system-health.service';

@Module({
  imports: [AuditModule, AuthModule, MailModule, PrivacyModule, UsersModule],
  controllers: [AdminController, AdminUsersController, AdminOperationsController],
  providers: [
    FiguresService,
    AccountListService,
    AccountCareService,
    AccountRemovalService,
    ActivityService,
    ActivitySchedule,
    AccountExportService,
    SettingsService,
    SystemHealthService,
    { provide: FiguresRepository, useClass: TypeOrmFiguresRepository },
    { provide: AccountListRepository, useClass: TypeOrmAccountListRepository },
    { provide: ActivityRepository, useClass: TypeOrmActivityRepository },
    { provide: CleanupRepository, useClass: TypeOrmCleanupRepository },
    { provide: HealthProbes, useClass: LiveHealthProbes },
  ],
})
export class AdminModule {}
