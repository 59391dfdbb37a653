import type { AdminUser, AdminUserStatus } from '#contract/console/admin';

export const STATUS_LABELS: Readonly<Record<AdminUserStatus, string>> = {
  all: 'All Users',
  active: 'Active Users',
  pending: 'Pending Setup',
  recent: 'Recent Signups',
};

type Named = Pick<AdminUser, 'firstName' | 'lastName' | 'email'>;

export const fullName = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const nameOrEmail = (user: Named): string => fullName(user) || user.email;
export const nameOrNone = (user: Named): string => fullName(user) || 'Name not provided';

const NEVER_TRACKED: readonly string[] = [
  'confirmation',
  'password_reset',
  'email_change',
  'email_changed',
  'already_registered',
  'security_notice',
];

/** Some emails are never tracked, so whether they were opened is unknown. */
export const isTracked = (type: string): boolean => !NEVER_TRACKED.includes(type);

type Progress = Pick<
  AdminUser,
  'criteriaCount' | 'onboardingComplete' | 'evaluatedMatches' | 'recentMatches'
>;

export function engagementLabel(user: Progress): string {
  if (user.criteriaCount > 0)
    return user.evaluatedMatches > 0 || user.recentMatches > 0 ? 'Highly Active User' : 'Setup Complete';
  return user.onboardingComplete ? 'Onboarded' : 'New User';
}
