import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { UsersModule } from '../users/users.module';
import { AccountCareService } from './accounts/account-care.service';
import { AccountExportService } from './accounts/account-export.service';
import { AccountListRepository } from './accounts/account-list.repository';
import { AccountListService } from './accounts/account-list.service';
import { AccountRemovalService } from './accounts/account-removal.service';
import { ActivitySchedule } from './figures/activity-schedule';
import { ActivityRepository } from './figures/activity.repository';
import { ActivityService } from './figures/activity.service';
import { PostgresAccountListRepository } from './adapters/postgres-account-list.repository';
import { PostgresActivityRepository } from './adapters/postgres-activity.repository';
import { PostgresCleanupRepository } from './adapters/postgres-cleanup.repository';
import { PostgresFiguresRepository } from './adapters/postgres-figures.repository';
import { LiveHealthProbes } from './adapters/live-health-probes';
import { AdminOperationsController } from './settings/admin-operations.controller';
import { AdminUsersController } from './accounts/admin-users.controller';
import { AdminController } from './admin.controller';
import { CleanupRepository } from './accounts/cleanup.repository';
import { FiguresRepository } from './figures/figures.repository';
import { FiguresService } from './figures/figures.service';
import { HealthProbes } from './health/health-probes';
import { SettingsService } from './settings/settings.service';
import { SystemHealthService } from './health/system-health.service';

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
    { provide: FiguresRepository, useClass: PostgresFiguresRepository },
    { provide: AccountListRepository, useClass: PostgresAccountListRepository },
    { provide: ActivityRepository, useClass: PostgresActivityRepository },
    { provide: CleanupRepository, useClass: PostgresCleanupRepository },
    { provide: HealthProbes, useClass: LiveHealthProbes },
  ],
})
export class AdminModule {}
