import { AUTH_LIMITS, AUTH_TEXTS, isEmailAddress } from '#contract/auth';
import { PROFILE_TEXTS } from '#contract/profile';
import { isTrue, optional, Rule, text, Trimmed, type RuleCheck } from '../platform/http/rule';
import { isTimeZone } from '../users/time-zone';
import { newPassword } from './password-policy';

const email: RuleCheck = (value) =>
  typeof value === 'string' && isEmailAddress(value) ? null : AUTH_TEXTS.emailInvalid;

const timeZone = optional((value) =>
  typeof value === 'string' && isTimeZone(value) ? null : PROFILE_TEXTS.timezoneUnknown,
);

export class RegisterDto {
  @Trimmed()
  @Rule(
    text({
      required: AUTH_TEXTS.firstNameRequired,
      max: AUTH_LIMITS.nameMax,
      tooLong: AUTH_TEXTS.firstNameTooLong,
    }),
  )
  firstName!: string;

  @Trimmed()
  @Rule(
    text({
      required: AUTH_TEXTS.lastNameRequired,
      max: AUTH_LIMITS.nameMax,
      tooLong: AUTH_TEXTS.lastNameTooLong,
    }),
  )
  lastName!: string;

  @Trimmed()
  @Rule(email)
  email!: string;

  @Rule(newPassword())
  password!: string;

  @Rule((value, body) => (value === body['password'] ? null : AUTH_TEXTS.passwordsDiffer))
  confirmPassword!: string;

  @Rule(isTrue(AUTH_TEXTS.termsRequired))
  acceptTerms!: boolean;

  @Rule(isTrue(AUTH_TEXTS.privacyRequired))
  acceptPrivacy!: boolean;

  @Rule(timeZone)
  timezone?: string | null;
}

export class LoginDto {
  @Trimmed()
  @Rule(email)
  email!: string;

  @Rule((value) => (typeof value === 'string' && value !== '' ? null : AUTH_TEXTS.passwordRequired))
  password!: string;
}

export class EmailDto {
  @Trimmed()
  @Rule((value) =>
    typeof value === 'string' && isEmailAddress(value) ? null : AUTH_TEXTS.emailAddressInvalid,
  )
  email!: string;
}

export class TokenDto {
  @Rule(text({ required: AUTH_TEXTS.tokenRequired, max: 200, tooLong: AUTH_TEXTS.tokenRequired }))
  token!: string;
}

export class ResetPasswordDto extends TokenDto {
  @Rule(newPassword())
  password!: string;
}

const currentPassword: RuleCheck = (value) =>
  typeof value === 'string' && value !== '' ? null : AUTH_TEXTS.currentPasswordRequired;

export class ChangePasswordDto {
  @Rule(currentPassword)
  currentPassword!: string;

  @Rule(newPassword(AUTH_TEXTS.newPasswordTooShort))
  newPassword!: string;
}

export class ChangeEmailDto {
  @Trimmed()
  @Rule((value) => {
    if (value === undefined || value === null || value === '') return AUTH_TEXTS.newEmailRequired;
    return typeof value === 'string' && isEmailAddress(value) ? null : AUTH_TEXTS.emailAddressInvalid;
  })
  newEmail!: string;

  @Rule(currentPassword)
  currentPassword!: string;
}
