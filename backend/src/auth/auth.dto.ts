import {
  CHANGE_EMAIL_RULES,
  CHANGE_PASSWORD_RULES,
  CONFIRM_EMAIL_RULES,
  EMAIL_REQUEST_RULES,
  LOGIN_RULES,
  REGISTER_RULES,
  RESET_LINK_RULES,
  RESET_PASSWORD_RULES,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type ConfirmEmailRequest,
  type EmailRequest,
  type LoginRequest,
  type RegisterRequest,
  type ResetLinkCheck,
  type ResetPasswordRequest,
} from '#contract/account/auth';
import { Field } from '../platform/http/field';

export class RegisterDto implements RegisterRequest {
  @Field(REGISTER_RULES.firstName)
  firstName!: string;

  @Field(REGISTER_RULES.lastName)
  lastName!: string;

  @Field(REGISTER_RULES.email)
  email!: string;

  @Field(REGISTER_RULES.password)
  password!: string;

  @Field(REGISTER_RULES.confirmPassword)
  confirmPassword!: string;

  @Field(REGISTER_RULES.acceptTerms)
  acceptTerms!: boolean;

  @Field(REGISTER_RULES.acceptPrivacy)
  acceptPrivacy!: boolean;

  @Field(REGISTER_RULES.timezone)
  timezone?: string | null;
}

export class LoginDto implements LoginRequest {
  @Field(LOGIN_RULES.email)
  email!: string;

  @Field(LOGIN_RULES.password)
  password!: string;
}

export class EmailDto implements EmailRequest {
  @Field(EMAIL_REQUEST_RULES.email)
  email!: string;
}

export class ConfirmEmailDto implements ConfirmEmailRequest {
  @Field(CONFIRM_EMAIL_RULES.token)
  token!: string;

  @Field(CONFIRM_EMAIL_RULES.password)
  password?: string;
}

export class ResetLinkDto implements ResetLinkCheck {
  @Field(RESET_LINK_RULES.token)
  token!: string;
}

export class ResetPasswordDto implements ResetPasswordRequest {
  @Field(RESET_PASSWORD_RULES.token)
  token!: string;

  @Field(RESET_PASSWORD_RULES.password)
  password!: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @Field(CHANGE_PASSWORD_RULES.currentPassword)
  currentPassword!: string;

  @Field(CHANGE_PASSWORD_RULES.newPassword)
  newPassword!: string;
}

export class ChangeEmailDto implements ChangeEmailRequest {
  @Field(CHANGE_EMAIL_RULES.newEmail)
  newEmail!: string;

  @Field(CHANGE_EMAIL_RULES.currentPassword)
  currentPassword!: string;
}
