import type { ProfileFields } from './profile';

export const AUTH_LIMITS = {
  passwordMinDefault: 6,
  /** The stand-alone and alternate sign-up forms never ask for less, whatever the deployment's minimum. */
  passwordMinStrict: 8,
  passwordMax: 200,
  nameMax: 100,
  emailMax: 254,
} as const;

export const AUTH_TEXTS = {
  emailInvalid: 'Please enter a valid email',
  emailAddressInvalid: 'Please enter a valid email address',
  passwordTooShort: (minimum: number) => `Password must be at least ${minimum} characters`,
  passwordTooShortStrict: (minimum: number) => `Password must be at least ${minimum} characters long`,
  passwordTooLong: `Password cannot exceed ${AUTH_LIMITS.passwordMax} characters`,
  passwordRequired: 'Password is required',
  passwordsDiffer: "Passwords don't match",
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  firstNameTooLong: `First name cannot exceed ${AUTH_LIMITS.nameMax} characters`,
  lastNameTooLong: `Last name cannot exceed ${AUTH_LIMITS.nameMax} characters`,
  termsRequired: 'You must accept the Terms & Conditions',
  privacyRequired: 'You must accept the Privacy Policy',
  tokenRequired: 'A token is required',
  currentPasswordRequired: 'Current password is required',
  newPasswordTooShort: (minimum: number) => `New password must be at least ${minimum} characters`,
  newEmailRequired: 'New email is required',
  newEmailSame: 'New email must be different from current email',
  allPasswordsRequired: 'All password fields are required',
  newPasswordsDiffer: 'New passwords do not match',
  emailAndPasswordRequired: 'New email and current password are required',
} as const;

/** One rule for both sides: a local part, an @, and a dotted domain; `localhost` is for the operator's own accounts. */
export const EMAIL_PATTERN =
  /^[^\s\p{Cc}@<>(),;:"[\]\\]+@(localhost|[^\s\p{Cc}@<>(),;:"[\]\\.]+(\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)*\.[^\s\p{Cc}@<>(),;:"[\]\\.]{2,})$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= AUTH_LIMITS.emailMax && EMAIL_PATTERN.test(text);
}

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
}

export interface RegisterRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  acceptPrivacy: boolean;
  timezone?: string;
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
export type LoginAnswer = SignedInAnswer | ConfirmationNeededAnswer;

export type ConfirmEmailAnswer =
  | { autoLoggedIn: true; user: CurrentUser; redirectToDashboard: boolean; redirectToCriteria: boolean }
  | { autoLoggedIn: false };

export interface MessageAnswer {
  message: string;
}
export interface ChangeEmailAnswer {
  requiresConfirmation: true;
  newEmail: string;
}

/** What a signed-out form must know of this deployment: GET /api/auth/settings. */
export interface AuthSettings {
  passwordMinLength: number;
  supportEmail: string;
}
