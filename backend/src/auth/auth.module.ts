import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module';
import { AutomationSettingsModule } from '../email-campaigns/automations/automation-settings.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../mail/suppressions/suppressions.module';
import { SecurityEventsModule } from '../security-events/security-events.module';
import { UsersModule } from '../users/users.module';
import { AccountSecurityController } from './account-security/account-security.controller';
import { AccountSecurityService } from './account-security/account-security.service';
import { TypeOrmCredentialsRepository } from './adapters/typeorm-credentials.repository';
import { TypeOrmMailTokenRepository } from './adapters/typeorm-mail-token.repository';
import { PostgresSessionRepository } from './adapters/postgres-session.repository';
import { PostgresAdministratorRepository } from './adapters/postgres-administrator.repository';
import { AdministratorSessionService } from './administrator/administrator-session.service';
import { AdministratorRepository } from './administrator/administrator.repository';
import { AdministratorService } from './administrator/administrator.service';
import { AdministratorsController } from './administrator/administrators.controller';
import { AdministratorsService } from './administrator/administrators.service';
import { InvitationController } from './administrator/invitation.controller';
import { InvitationsService } from './administrator/invitations.service';
import { AuthHousekeeping } from './auth-housekeeping';
import { AuthController } from './sign-in/auth.controller';
import { AuthService } from './sign-in/auth.service';
import { SecondFactorRequirementService } from './administrator/second-factor-requirement.service';
import { OtplibTimeCodes } from './second-factor/adapters/otplib-time-codes';
import { PostgresPendingSignInRepository } from './second-factor/adapters/postgres-pending-sign-in.repository';
import { PostgresSecondFactorRepository } from './second-factor/adapters/postgres-second-factor.repository';
import { SimpleWebAuthnPasskeyVerifier } from './second-factor/adapters/simplewebauthn-passkey-verifier';
import { FactorCheckService } from './second-factor/factor-check.service';
import { FactorsController } from './second-factor/factors.controller';
import { FactorsService } from './second-factor/factors.service';
import { PasskeyChallengeCookie } from './second-factor/passkeys/passkey-challenge-cookie';
import { PasskeyVerifier } from './second-factor/passkeys/passkey-verifier';
import { PendingSignInCookie } from './second-factor/pending-sign-in-cookie';
import { PendingSignInRepository } from './second-factor/pending-sign-in.repository';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SecondFactorSignInService } from './second-factor/second-factor-sign-in.service';
import { TimeCodes } from './second-factor/codes/time-codes';
import { StepUpController } from './step-up/step-up.controller';
import { StepUpService } from './step-up/step-up.service';
import { CredentialsRepository } from './credentials.repository';
import { DevicesController } from './sessions/devices.controller';
import { LinkRedemptionService } from './mail-links/link-redemption.service';
import { DeviceCookie } from './sign-in/device-cookie';
import { LocalStrategy } from './sign-in/local-auth.guard';
import { MailLinksController } from './mail-links/mail-links.controller';
import { MailLinksService } from './mail-links/mail-links.service';
import { MailTokenRepository } from './mail-links/mail-token.repository';
import { PasswordPolicy } from './passwords/password-policy.service';
import { PasswordConfirmationService } from './account-security/password-confirmation.service';
import { SignInLimitsService } from './sign-in/sign-in-limits.service';
import { SignInService } from './sign-in/sign-in.service';
import { SignupCookie } from './sign-in/signup-cookie';
import { RecentSignInsController } from './sessions/recent-sign-ins.controller';
import { SessionCookie } from './sessions/session-cookie';
import { AnswerRevisionsService } from './sessions/answers/answer-revisions.service';
import { SessionGuard } from './sessions/session.guard';
import { SessionRepository } from './sessions/session.repository';
import { SessionsService } from './sessions/sessions.service';

@Module({
  imports: [
    AuditModule,
    SecurityEventsModule,
    AutomationSettingsModule,
    MailModule,
    SuppressionsModule,
    UsersModule,
  ],
  controllers: [
    AuthController,
    MailLinksController,
    SecondFactorController,
    StepUpController,
    AccountSecurityController,
    FactorsController,
    DevicesController,
    RecentSignInsController,
    AdministratorsController,
    InvitationController,
  ],
  providers: [
    AuthService,
    LinkRedemptionService,
    AccountSecurityService,
    PasswordConfirmationService,
    PasswordPolicy,
    AdministratorService,
    AdministratorSessionService,
    AdministratorsService,
    InvitationsService,
    MailLinksService,
    SessionsService,
    SessionCookie,
    SignupCookie,
    DeviceCookie,
    SignInLimitsService,
    SignInService,
    LocalStrategy,
    AuthHousekeeping,
    SecondFactorRequirementService,
    FactorCheckService,
    FactorsService,
    SecondFactorSignInService,
    PasskeyChallengeCookie,
    PendingSignInCookie,
    StepUpService,
    { provide: SecondFactorRepository, useClass: PostgresSecondFactorRepository },
    { provide: PendingSignInRepository, useClass: PostgresPendingSignInRepository },
    { provide: TimeCodes, useClass: OtplibTimeCodes },
    { provide: PasskeyVerifier, useClass: SimpleWebAuthnPasskeyVerifier },
    { provide: AdministratorRepository, useClass: PostgresAdministratorRepository },
    { provide: CredentialsRepository, useClass: TypeOrmCredentialsRepository },
    { provide: SessionRepository, useClass: PostgresSessionRepository },
    { provide: MailTokenRepository, useClass: TypeOrmMailTokenRepository },
    AnswerRevisionsService,
    SessionGuard,
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [
    AdministratorService,
    FactorsService,
    LinkRedemptionService,
    MailLinksService,
    PasswordConfirmationService,
    PasswordPolicy,
    SessionCookie,
    SessionsService,
  ],
})
export class AuthModule {}
