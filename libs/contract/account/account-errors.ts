import type { ErrorEntry } from '../error-entry';

/** What sign-in, sign-up, links, factors and devices can be refused with. */
export const ACCOUNT_ERRORS = {
  'auth.session-required': { catalogue: 'unauthorized', status: 401, message: 'Please sign in to continue.' },
  'auth.email-unconfirmed': {
    catalogue: 'unconfirmed_email',
    status: 403,
    message: 'Please confirm your email address to continue.',
    kind: 'email_unconfirmed',
  },
  'auth.invalid-credentials': { catalogue: 'login_failed', status: 401, message: 'Invalid credentials' },
  'auth.wrong-password': {
    catalogue: 'wrong_password',
    status: 400,
    message: 'Current password is incorrect',
  },
  'auth.password-changed-elsewhere': {
    catalogue: 'password_changed',
    status: 409,
    message: 'Your password was just changed on another device. Sign in again with the new one.',
  },
  'auth.reset-link-invalid': {
    catalogue: 'password_reset_failed',
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new password reset.',
  },
  'auth.confirmation-link-invalid': {
    catalogue: 'expired_link',
    status: 400,
    message: 'This email confirmation link is invalid or has expired. Please request a new one.',
  },
  'auth.other-account-signed-in': {
    catalogue: 'expired_link',
    status: 409,
    message:
      "This link is for another account than the one you're signed in with. Sign out first, then open it again.",
  },
  'auth.email-same': {
    catalogue: 'invalid_email',
    status: 400,
    message: 'New email must be different from current email',
  },
  'auth.wrong-code': {
    catalogue: 'wrong_code',
    status: 400,
    message: "That code isn't right, or it was already used. Please enter a new one.",
  },
  'auth.second-factor-expired': {
    catalogue: 'login_failed',
    status: 400,
    message:
      'This sign-in took too long, or had too many wrong codes. Please enter your email and password again.',
  },
  'auth.passkey-rejected': {
    catalogue: 'passkey_failed',
    status: 400,
    message: "We couldn't verify this passkey. Please try again, or use another way to sign in.",
  },
  'auth.step-up-required': {
    catalogue: 'confirm_identity',
    status: 403,
    message: "Please confirm it's you to continue.",
  },
  'auth.second-factor-setup-required': {
    catalogue: 'second_factor_setup',
    status: 403,
    message: 'The administrator needs a second sign-in step. Please set one up to continue.',
  },
  'factor.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This way to sign in has already been removed.',
  },
  'factor.too-many': {
    catalogue: 'not_possible',
    status: 400,
    message: 'You can have up to 10 passkeys and authenticator apps. Please remove one first.',
  },
  'factor.setup-expired': {
    catalogue: 'not_possible',
    status: 400,
    message: 'This setup took too long. Please start again with a new QR code.',
  },
  'factor.none': {
    catalogue: 'not_possible',
    status: 409,
    message: 'Recovery codes come with a passkey or an authenticator app. Please add one first.',
  },
  'auth.administrator-stays': {
    catalogue: 'not_allowed',
    status: 400,
    message:
      "An administrator's account cannot be deleted. An owner has to remove the administrator first; for the first one, set a different ADMIN_EMAIL and restart.",
  },
  'auth.administrator-required': {
    catalogue: 'not_allowed',
    status: 403,
    message: 'This is for the administrator only.',
  },
  'auth.owner-required': {
    catalogue: 'not_allowed',
    status: 403,
    message: 'Only an owner can do this.',
  },
  'administrator.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This account is no longer an administrator.',
  },
  'administrator.already': {
    catalogue: 'not_allowed',
    status: 409,
    message: 'This address already belongs to an administrator.',
  },
  'administrator.first-owner': {
    catalogue: 'not_allowed',
    status: 409,
    message: "ADMIN_EMAIL in the server's configuration names this owner. Change it there.",
  },
  'administrator.last-owner': {
    catalogue: 'not_allowed',
    status: 409,
    message: 'The last owner stays. Make someone else an owner first.',
  },
  'invitation.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This invitation was accepted or revoked.',
  },
  'invitation.invalid': {
    catalogue: 'expired_link',
    status: 400,
    message: 'This invitation is invalid or has expired. Ask for a new one.',
  },
  'invitation.other-address': {
    catalogue: 'not_allowed',
    status: 409,
    message: 'This invitation is for another address. Sign in with that address first.',
  },
  'device.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This device is no longer signed in.',
  },
} as const satisfies Record<string, ErrorEntry>;
