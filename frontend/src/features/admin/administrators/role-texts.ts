import type { AdminRole } from '#contract/console/administrators';

export const ROLE_LABELS: Readonly<Record<AdminRole, string>> = { owner: 'Owner', support: 'Support' };

export const ROLE_HINTS: Readonly<Record<AdminRole, string>> = {
  owner: 'May do everything in this console.',
  support:
    'Looks at everything and helps single people. No email to many people, no deletion, no export, no settings.',
};
