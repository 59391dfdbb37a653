/** The friendly face of a failed call: kind -> title, description, action label. */
export const ERROR_CATALOGUE = {
  json_parse_error: {
    title: 'Oops! Something went sideways',
    description: 'We got an answer we could not read. Trying again usually helps.',
    action: 'Try Again',
  },
  network_error: {
    title: 'Connection hiccup',
    description: 'We could not reach the server. Check your connection and retry; nothing you typed is lost.',
    action: 'Retry',
  },
  unauthorized: {
    title: 'Your session expired',
    description: 'Please log in again to carry on where you were.',
    action: 'Log In',
  },
  invalid_email: {
    title: 'Email looks off',
    description: 'Please check the email address for a typing slip.',
    action: 'Fix Email',
  },
  password_too_short: {
    title: 'Password needs to be stronger',
    description: 'Please use at least 8 characters.',
    action: 'Make it Stronger',
  },
  missing_fields: {
    title: 'Almost there!',
    description: 'A required field still needs an answer.',
    action: 'Got it',
  },
  rate_limited: {
    title: 'Whoa, slow down there!',
    description: 'That was a lot at once. Please wait a moment before you try again.',
    action: 'Wait a Moment',
  },
  server_error: {
    title: 'Our servers are having a moment',
    description: 'This one is on us. Please try again shortly.',
    action: 'Try Again',
  },
  candidates_load_error: {
    title: 'Trouble loading your matches',
    description: 'Your matches are safe; we just could not fetch them.',
    action: 'Refresh',
  },
  criteria_load_error: {
    title: "Can't load your standards",
    description: 'Your standards are safe; we just could not fetch them.',
    action: 'Refresh',
  },
  scores_load_error: {
    title: "Scores aren't loading",
    description: 'Your scores are safe; we just could not fetch them.',
    action: 'Refresh',
  },
  save_failed: {
    title: "Couldn't save your changes",
    description: 'What you typed is still here. Please try saving again.',
    action: 'Try Saving Again',
  },
  email_send_failed: {
    title: "Email didn't send",
    description: 'The email could not be sent. Please try again.',
    action: 'Try Again',
  },
  unknown_error: {
    title: 'Something unexpected happened',
    description: 'Please try again. If it keeps happening, write to support.',
    action: 'Try Again',
  },
  login_failed: {
    title: 'Login Failed',
    description: 'Please check your credentials and try again.',
    action: 'Try Again',
  },
  registration_failed: {
    title: 'Registration Failed',
    description: 'We could not create the account. Please try again.',
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
    description: 'We could not reset the password. Please try again.',
    action: 'Try Again',
  },
  file_too_large: {
    title: 'That file is too large',
    description: 'Please choose a smaller file.',
    action: 'Choose Another',
  },
  invalid_file_type: {
    title: 'That file type is not supported',
    description: 'Please choose another kind of file.',
    action: 'Choose Another',
  },
} as const;

export type ErrorKind = keyof typeof ERROR_CATALOGUE;

export type LoadSubject = 'candidates' | 'criteria';

export interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's text, raw text or status text. */
  message: string;
  /** An HTML page came where JSON was expected. */
  isHtml?: boolean;
  /** What was being loaded, when it was a list with an entry of its own. */
  loading?: LoadSubject;
}

/** The kind of a failed call, by the first rule that fits. */
export function classifyFailure({ status, message, isHtml = false, loading }: Failure): ErrorKind {
  const text = message.toLowerCase();
  if (isHtml) return 'json_parse_error';
  if (status === 0) return 'network_error';
  if (status === 401) return 'unauthorized';
  if (status === 400 && text.includes('email')) return 'invalid_email';
  if (status === 400 && text.includes('password')) return 'password_too_short';
  if (status === 400 && text.includes('required')) return 'missing_fields';
  if (status === 429) return 'rate_limited';
  if (loading === 'candidates') return 'candidates_load_error';
  if (loading === 'criteria') return 'criteria_load_error';
  if (status >= 500) return 'server_error';
  if (text.includes('scores') || text.includes('evaluations')) return 'scores_load_error';
  if (text.includes('save') || text.includes('update')) return 'save_failed';
  if (text.includes('email') && text.includes('send')) return 'email_send_failed';
  return 'unknown_error';
}
