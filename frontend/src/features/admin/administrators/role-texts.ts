import type { AdminRole } from '#contract/console/administrators';

export const ROLE_LABELS: Readonly<Record<AdminRole, string>> = { owner: 'Owner', support: 'Support' };

export const ROLE_HINTS: Readonly<Record<AdminRole, string>> = {
  owner: 'Can do everything in this console.',
  support:
    "Can view everything and help individual users. Can't email groups, delete, export or change settings.",
};
