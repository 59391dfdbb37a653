/** How the client presents a failed call: title, description, and the label of the action. */
export const ERROR_CATALOGUE = {
  json_parse_error: {
    title: 'Oops! Something went sideways',
    description: "The server sent something we couldn't read. Trying again usually helps.",
    action: 'Try Again',
  },
  network_error: {
    title: 'Connection hiccup',
    description:
      "We couldn't reach the server. Check your connection and try again; nothing you typed is lost.",
    action: 'Retry',
  },
  unauthorized: {
    title: 'Your session expired',
    description: 'Please log in again to pick up where you left off.',
    action: 'Log In',
  },
  invalid_email: {
    title: 'Email looks off',
    description: 'Please check the email address for typos.',
    action: 'Fix Email',
  },
  password_too_short: {
    title: 'Password needs to be stronger',
    description: 'Please use at least 8 characters.',
    action: 'Make it Stronger',
  },
  missing_fields: {
    title: 'Almost there!',
    description: 'One of the required fields is still empty.',
    action: 'Got it',
  },
  rate_limited: {
    title: 'Whoa, slow down there!',
    description: 'That was a lot at once. Please wait a moment, then try again.',
    action: 'Wait a Moment',
  },
  server_error: {
    title: 'Our servers are having a moment',
    description: 'This one is on us. Please try again shortly.',
    action: 'Try Again',
  },
  candidates_load_error: {
    title: 'Trouble loading your matches',
    description: "Your matches are safe; we just couldn't load them.",
    action: 'Refresh',
  },
  criteria_load_error: {
    title: "Can't load your standards",
    description: "Your standards are safe; we just couldn't load them.",
    action: 'Refresh',
  },
  scores_load_error: {
    title: "Scores aren't loading",
    description: "Your scores are safe; we just couldn't load them.",
    action: 'Refresh',
  },
  save_failed: {
    title: "Couldn't save your changes",
    description: 'What you typed is still here. Please try saving again.',
    action: 'Try Saving Again',
  },
  email_send_failed: {
    title: "Email didn't send",
    description: "We couldn't send the email. Please try again.",
    action: 'Try Again',
  },
  unknown_error: {
    title: 'Something unexpected happened',
    description: 'Please try again. If it keeps happening, contact support.',
    action: 'Try Again',
  },
  login_failed: {
    title: 'Login Failed',
    description: 'Please check your credentials and try again.',
    action: 'Try Again',
  },
  registration_failed: {
    title: 'Registration Failed',
    description: "We couldn't create the account. Please try again.",
    action: 'Try Again',
  },
  criteria_save_error: {
    title: 'Setup failed',
    description: 'Failed to save your dating standards. Please try again.',
    action: 'Try Saving Again',
  },
  evaluation_save_error: {
    title: "Couldn't save your ratings",
    description: 'Your ratings are still here. Please try saving again.',
    action: 'Try Saving Again',
  },
  password_reset_failed: {
    title: 'Reset failed',
    description: "We couldn't reset the password. Please try again.",
    action: 'Try Again',
  },
  file_too_large: {
    title: "That's too much at once",
    description: 'Please send something smaller. The limit is 100 kB.',
    action: 'Make It Smaller',
  },
  invalid_file_type: {
    title: "That format isn't supported",
    description: 'Please send it in another format.',
    action: 'Choose Another',
  },
  wrong_password: {
    title: "That password isn't right",
    description: 'Please enter your current password again.',
    action: 'Try Again',
  },
  password_changed: {
    title: 'Your password was just changed',
    description: 'It was changed on another device. Please sign in again with the new one.',
    action: 'Got it',
  },
  wrong_code: {
    title: "That code isn't right",
    description: 'Please enter the code your app shows now, or a recovery code.',
    action: 'Try Again',
  },
  passkey_failed: {
    title: "That passkey didn't work",
    description: 'Please try again, or use another way to sign in.',
    action: 'Try Again',
  },
  confirm_identity: {
    title: "Confirm it's you",
    description: "It's been a while since you signed in. Please confirm it's you to continue.",
    action: 'Continue',
  },
  second_factor_setup: {
    title: 'Set up a second sign-in step',
    description: 'The administrator needs a passkey or an authenticator app.',
    action: 'Set Up',
  },
  unconfirmed_email: {
    title: 'Please confirm your email',
    description: 'Open the link we sent you, or request a new one.',
    action: 'Got it',
  },
  record_full: {
    title: 'Your account is full',
    description:
      'What you typed is still here. Download your data if you want to keep it, then delete matches or dates.',
    action: 'Got it',
  },
  not_possible: {
    title: "That isn't possible right now",
    description: 'Nothing was changed. Refresh to see how things stand.',
    action: 'Got it',
  },
  expired_link: {
    title: 'This link no longer works',
    description: 'It may have expired or already been used. Please request a new one.',
    action: 'Got it',
  },
  not_found: {
    title: "We couldn't find that",
    description: 'It may have been deleted. Refresh to see the latest.',
    action: 'Refresh',
  },
  not_allowed: {
    title: "You can't do that",
    description: "Your account isn't allowed to do this.",
    action: 'Got it',
  },
} as const;

export type CatalogueKind = keyof typeof ERROR_CATALOGUE;

/** The lists that have their own entry for a failure to load. */
export type LoadSubject = 'candidates' | 'criteria' | 'scores';

const LOAD_KINDS: Readonly<Record<LoadSubject, CatalogueKind>> = {
  candidates: 'candidates_load_error',
  criteria: 'criteria_load_error',
  scores: 'scores_load_error',
};

export interface Failure {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The catalogue entry for the answer's error code; undefined when the code is missing or unknown. */
  named?: CatalogueKind;
  /** An HTML page came where JSON was expected. */
  isHtml?: boolean;
  /** What was being loaded, if that list has its own entry. */
  loading?: LoadSubject;
}

/**
 * The catalogue entry for a failed call. The status decides only for answers that are not from the API, such as a
 * proxy's.
 */
export function catalogueKind({ status, named, isHtml = false, loading }: Failure): CatalogueKind {
  if (isHtml) return 'json_parse_error';
  if (status === 0) return 'network_error';
  const isOutage = status >= 500 || named === 'unknown_error' || named === undefined;
  if (loading && isOutage && status !== 401 && status !== 429) return LOAD_KINDS[loading];
  if (named) return named;
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'server_error' : 'unknown_error';
}
