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
import { KnownDevices } from './sign-in/known-devices';
import { LocalStrategy } from './sign-in/local-auth.guard';
import { MailLinksService } from './mail-links/mail-links.service';
import { MailTokenRepository } from './mail-links/mail-token.repository';
import { PasswordConfirmationService } from './account-security/password-confirmation.service';
import { SignInLimits } from './sign-in/sign-in-limits';
import { SignupCookie } from './sign-in/signup-cookie';
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
    AdministratorService,
    AdministratorSessionService,
    MailLinksService,
    SessionsService,
    SessionCookie,
    SignupCookie,
    KnownDevices,
    SignInLimits,
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
    SessionCookie,
    SessionsService,
  ],
})
export class AuthModule {}
