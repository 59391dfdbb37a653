import type { ProfileFields } from './profile';
import { EMAIL_MAX } from '../rules/email-address';
import type { EmailRule, NewPasswordRule, RulesOf } from '../rules/field-rule';
import { NAME_RULES, TIME_ZONE_RULE } from '../rules/person';

/** The default when the deployment sets no `PASSWORD_MIN_LENGTH`. */
export const PASSWORD_MIN_DEFAULT = 6;
/** The stand-alone and alternate sign-up forms never go below this, whatever the deployment's minimum. */
const PASSWORD_MIN_STRICT = 8;

export const REDIRECTS = {
  survey: '/onboarding-survey',
  criteria: '/criteria-selection',
  dashboard: '/dashboard',
} as const;
export type RedirectUrl = (typeof REDIRECTS)[keyof typeof REDIRECTS];

export interface CurrentUser extends ProfileFields {
  id: string;
  email: string;
  emailConfirmed: boolean;
  surveyComplete: boolean;
  onboardingComplete: boolean;
  hasSeenDashboardGuide: boolean;
  isAdmin: boolean;
  authType: 'local';
  createdAt: string;
  /** Only for an administrator who may do nothing else until they have set up a second factor. */
  mustSetUpSecondFactor?: true;
}

export interface RegisterRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  acceptPrivacy: boolean;
  timezone?: string | null;
}
export interface RegisterAnswer {
  message: string;
  needsConfirmation: true;
}

export interface LoginRequest {
  email: string;
  password: string;
}
export interface SignedInAnswer {
  message: string;
  user: CurrentUser;
  surveyComplete: boolean;
  onboardingComplete: boolean;
  redirectUrl: RedirectUrl;
}
export interface ConfirmationNeededAnswer {
  needsConfirmation: true;
  needsEmailConfirmation: true;
  emailResent: boolean;
  message: string;
}

export interface ConfirmEmailRequest {
  token: string;
  /** Needed where the browser can't show that it signed up, or whose account it is. */
  password?: string;
}
export interface PasswordNeededAnswer {
  autoLoggedIn: false;
  needsPassword: true;
  /** Whose link it is. */
  email: string;
  /** True: the password becomes the account's. False: it must be the account's. */
  isNewPassword: boolean;
}
/** The link of the notice about a changed address was opened: the previous one is back. */
interface AddressRestoredAnswer {
  autoLoggedIn: false;
  restoredEmail: string;
}
export type ConfirmEmailAnswer =
  | { autoLoggedIn: true; user: CurrentUser; redirectToDashboard: boolean; redirectToCriteria: boolean }
  | PasswordNeededAnswer
  | AddressRestoredAnswer
  | { autoLoggedIn: false };

export interface MessageAnswer {
  message: string;
}
export interface ChangeEmailAnswer {
  requiresConfirmation: true;
  newEmail: string;
}

/** What a signed-out form needs to know about this deployment: GET /api/auth/settings. */
export interface AuthSettings {
  passwordMinLength: number;
  supportEmail: string;
}

export interface EmailRequest {
  email: string;
}
/** POST /api/reset-password/check: asked before the form is shown. */
export interface ResetLinkCheck {
  token: string;
}
export interface ResetLinkState {
  /** Only of a link that was sent and no longer works: no one can tell an unknown one from a good one. */
  expired: boolean;
}
export interface ResetPasswordRequest {
  token: string;
  password: string;
}
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}
export interface ChangeEmailRequest {
  newEmail: string;
  currentPassword: string;
}

const emailRule = (message: string): EmailRule => ({ kind: 'email', max: EMAIL_MAX, message });
const EMAIL = emailRule('Please enter a valid email');
const EMAIL_ADDRESS = emailRule('Please enter a valid email address');

const NEW_PASSWORD = {
  kind: 'new-password',
  tooShort: (minimum: number) => `Password must be at least ${minimum} characters`,
  max: 200,
  tooLong: 'Password cannot exceed 200 characters',
} as const satisfies NewPasswordRule;

/** Why a password that is long enough is refused all the same. */
export const PASSWORD_REFUSALS = {
  common: "This password is one of the most common ones, so it's easy to guess. Please choose another.",
  personal:
    "Your password is too close to your name or email address, so it's easy to guess. Please choose another.",
} as const;

const repeatOf = (field: string, message: string) => ({ kind: 'repeat', of: field, message }) as const;

export const REGISTER_RULES = {
  ...NAME_RULES,
  email: EMAIL,
  password: NEW_PASSWORD,
  confirmPassword: repeatOf('password', "Passwords don't match"),
  acceptTerms: { kind: 'consent', message: 'You must accept the Terms & Conditions' },
  acceptPrivacy: { kind: 'consent', message: 'You must accept the Privacy Policy' },
  timezone: TIME_ZONE_RULE,
} as const satisfies RulesOf<RegisterRequest>;

/** The stand-alone and alternate forms require a longer password than the API. */
export const STRICT_REGISTER_RULES = {
  ...REGISTER_RULES,
  email: EMAIL_ADDRESS,
  password: {
    ...NEW_PASSWORD,
    atLeast: PASSWORD_MIN_STRICT,
    tooShort: (minimum: number) => `Password must be at least ${minimum} characters long`,
  },
} as const satisfies RulesOf<RegisterRequest>;

const PASSWORD_REQUIRED = 'Password is required';

export const LOGIN_RULES = {
  email: EMAIL,
  password: { kind: 'password', required: PASSWORD_REQUIRED },
} as const satisfies RulesOf<LoginRequest>;

/** A raised minimum must not lock out someone whose older password is shorter: so the main form keeps the default. */
export const LOGIN_FORM_RULES = {
  main: {
    email: EMAIL,
    password: {
      kind: 'password',
      min: PASSWORD_MIN_DEFAULT,
      required: NEW_PASSWORD.tooShort(PASSWORD_MIN_DEFAULT),
    },
  },
  alternate: { email: EMAIL_ADDRESS, password: LOGIN_RULES.password },
} as const satisfies Record<string, RulesOf<LoginRequest>>;

export const EMAIL_REQUEST_RULES = { email: EMAIL_ADDRESS } as const satisfies RulesOf<EmailRequest>;

const LINK_TOKEN = { kind: 'opaque', required: 'A token is required' } as const;

export const RESET_LINK_RULES = { token: LINK_TOKEN } as const satisfies RulesOf<ResetLinkCheck>;

export const RESET_PASSWORD_RULES = {
  token: LINK_TOKEN,
  password: NEW_PASSWORD,
} as const satisfies RulesOf<ResetPasswordRequest>;

/** Which password rules apply depends on the link: a sign-up's password is new, a changed address needs the present one. */
export const CONFIRM_EMAIL_RULES = {
  token: LINK_TOKEN,
  password: { kind: 'password', optional: true, required: PASSWORD_REQUIRED },
} as const satisfies RulesOf<ConfirmEmailRequest>;

export const NEW_PASSWORD_FORM_RULES = {
  password: NEW_PASSWORD,
  confirmPassword: {
    ...repeatOf('password', "Passwords don't match"),
    tooShort: NEW_PASSWORD.tooShort,
  },
} as const satisfies RulesOf<Record<'password' | 'confirmPassword', string>>;

const ALL_PASSWORDS_REQUIRED = 'All password fields are required';

export const CHANGE_PASSWORD_RULES = {
  currentPassword: { kind: 'password', required: ALL_PASSWORDS_REQUIRED },
  newPassword: {
    ...NEW_PASSWORD,
    required: ALL_PASSWORDS_REQUIRED,
    tooShort: (minimum: number) => `New password must be at least ${minimum} characters`,
  },
} as const satisfies RulesOf<ChangePasswordRequest>;

/** In the order the specification reports the problems. */
export const CHANGE_PASSWORD_FORM_RULES = {
  currentPassword: CHANGE_PASSWORD_RULES.currentPassword,
  confirmPassword: {
    ...repeatOf('newPassword', 'New passwords do not match'),
    required: ALL_PASSWORDS_REQUIRED,
  },
  newPassword: CHANGE_PASSWORD_RULES.newPassword,
} as const satisfies RulesOf<ChangePasswordRequest & { confirmPassword: string }>;

const EMAIL_AND_PASSWORD_REQUIRED = 'New email and current password are required';

export const CHANGE_EMAIL_RULES = {
  newEmail: { ...EMAIL_ADDRESS, required: EMAIL_AND_PASSWORD_REQUIRED },
  currentPassword: { kind: 'password', required: EMAIL_AND_PASSWORD_REQUIRED },
} as const satisfies RulesOf<ChangeEmailRequest>;

export const NEW_EMAIL_SAME = 'New email must be different from current email';
