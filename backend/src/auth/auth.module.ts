import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AutomationSettingsModule } from '../email-campaigns/automations/automation-settings.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../mail/suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { AccountSecurityController } from './account-security/account-security.controller';
import { AccountSecurityService } from './account-security/account-security.service';
import { TypeOrmCredentialsRepository } from './adapters/typeorm-credentials.repository';
import { TypeOrmMailTokenRepository } from './adapters/typeorm-mail-token.repository';
import { PostgresSessionRepository } from './adapters/postgres-session.repository';
import { AdministratorSessionService } from './administrator/administrator-session.service';
import { AdministratorService } from './administrator/administrator.service';
import { AuthHousekeeping } from './auth-housekeeping';
import { AuthController } from './sign-in/auth.controller';
import { AuthService } from './sign-in/auth.service';
import { CredentialsRepository } from './credentials.repository';
import { DevicesController } from './sessions/devices.controller';
import { LinkRedemptionService } from './mail-links/link-redemption.service';
import { LocalStrategy } from './sign-in/local-auth.guard';
import { MailLinksService } from './mail-links/mail-links.service';
import { MailTokenRepository } from './mail-links/mail-token.repository';
import { PasswordPolicy } from './passwords/password-policy.service';
import { PasswordConfirmationService } from './account-security/password-confirmation.service';
import { SessionCookie } from './sessions/session-cookie';
import { SessionGuard } from './sessions/session.guard';
import { SessionRepository } from './sessions/session.repository';
import { SessionsService } from './sessions/sessions.service';

@Module({
  imports: [AutomationSettingsModule, MailModule, SuppressionsModule, UsersModule],
  controllers: [AuthController, AccountSecurityController, DevicesController],
  providers: [
    AuthService,
    LinkRedemptionService,
    AccountSecurityService,
    PasswordConfirmationService,
    PasswordPolicy,
    AdministratorService,
    AdministratorSessionService,
    MailLinksService,
    SessionsService,
    SessionCookie,
    LocalStrategy,
    AuthHousekeeping,
    { provide: CredentialsRepository, useClass: TypeOrmCredentialsRepository },
    { provide: SessionRepository, useClass: PostgresSessionRepository },
    { provide: MailTokenRepository, useClass: TypeOrmMailTokenRepository },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    AdministratorService,
    LinkRedemptionService,
    MailLinksService,
    PasswordConfirmationService,
    PasswordPolicy,
    SessionCookie,
    SessionsService,
  ],
})
export class AuthModule {}
