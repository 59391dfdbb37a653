import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AutomationSettingsModule } from '../automations/automation-settings.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { AccountSecurityController } from './account-security.controller';
import { AccountSecurityService } from './account-security.service';
import { TypeOrmCredentialsRepository } from './adapters/typeorm-credentials.repository';
import { TypeOrmMailTokenRepository } from './adapters/typeorm-mail-token.repository';
import { TypeOrmSessionRepository } from './adapters/typeorm-session.repository';
import { AdministratorSessionService } from './administrator-session.service';
import { AdministratorService } from './administrator.service';
import { AuthHousekeeping } from './auth-housekeeping';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { CredentialsRepository } from './credentials.repository';
import { DevicesController } from './devices.controller';
import { LinkRedemptionService } from './link-redemption.service';
import { LocalStrategy } from './local.strategy';
import { MailLinksService } from './mail-links.service';
import { MailTokenRepository } from './mail-token.repository';
import { PasswordConfirmationService } from './password-confirmation.service';
import { SessionCookie } from './session-cookie';
import { SessionGuard } from './session.guard';
import { SessionRepository } from './session.repository';
import { SessionsService } from './sessions.service';

@Module({
  imports: [AutomationSettingsModule, MailModule, SuppressionsModule, UsersModule],
  controllers: [AuthController, AccountSecurityController, DevicesController],
  providers: [
    AuthService,
    LinkRedemptionService,
    AccountSecurityService,
    PasswordConfirmationService,
    AdministratorService,
    AdministratorSessionService,
    MailLinksService,
    SessionsService,
    SessionCookie,
    LocalStrategy,
    AuthHousekeeping,
    { provide: CredentialsRepository, useClass: TypeOrmCredentialsRepository },
    { provide: SessionRepository, useClass: TypeOrmSessionRepository },
    { provide: MailTokenRepository, useClass: TypeOrmMailTokenRepository },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    AdministratorService,
    LinkRedemptionService,
    MailLinksService,
    PasswordConfirmationService,
    SessionCookie,
    SessionsService,
  ],
})
export class AuthModule {}
