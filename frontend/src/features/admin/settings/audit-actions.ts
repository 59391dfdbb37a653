/** What the log can be narrowed to: a part of the console, or one action of it. */
export const AUDIT_ACTIONS = [
  'users',
  'users.delete',
  'users.activate',
  'users.resend-confirmation',
  'users.send-password-reset',
  'users.cleanup',
  'users.export',
  'campaigns',
  'automations',
  'templates',
] as const;
