import { REDIRECTS, type CurrentUser, type RedirectUrl } from '#contract/account/auth';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import type { UserProfile } from '#contract/account/profile';
import type { AdminRole } from '#contract/console/administrators';

/** The part of a standard that scores and ratings need. */
export interface AccountStandard {
  readonly id: string;
  readonly slot: number;
  readonly question: string;
  /** Stars, 1 to 5. */
  readonly weight: number;
  readonly selected: boolean;
  /** Lowest mean rating the user accepts, 1 to 10. */
  readonly mustHave: number | null;
}

/** A row of `users` as the rest of the code sees it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  /** What an administrator may do; null for everyone else. */
  readonly adminRole: AdminRole | null;
  readonly emailConfirmedAt: Date | null;
  readonly surveyCompletedAt: Date | null;
  readonly guideSeenAt: Date | null;
  readonly location: string | null;
  readonly gender: string | null;
  readonly datingGoal: string | null;
  readonly preferredDateType: string | null;
  readonly datingDuration: string | null;
  readonly interestedInGenders: string | null;
  readonly marketingEmails: boolean;
  readonly experienceEmails: boolean;
  readonly aiEnabled: boolean;
  /** Lets a model read the user's notes, redacted. */
  readonly aiNotes: boolean;
  /** Rates a date's standards before chemistry and enjoyment. */
  readonly rateStandardsFirst: boolean;
  readonly timezone: string | null;
  /** What the browser preferred at the latest sign-in, as a code; null when it isn't known. */
  readonly language: string | null;
  readonly createdAt: Date;
  /** Selected and unselected: copied onto the account's own row, because every percentage needs them. */
  readonly standards: readonly AccountStandard[];
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly timezone: string | null;
  readonly language: string | null;
  readonly createdAt: Date;
}

export function isSurveyComplete(account: Account): boolean {
  return account.surveyCompletedAt !== null;
}

/** Derived, never stored: the survey is complete and enough standards are selected. */
export function isOnboardingComplete(account: Account): boolean {
  const selected = account.standards.filter((standard) => standard.selected);
  return isSurveyComplete(account) && selected.length >= CRITERIA_LIMITS.selectedMin;
}

/** What the account's own settings allow; the suppression list may still block it. */
export function wantsEmails(account: Account, kind: OptionalMailKind): boolean {
  return kind === 'marketing' ? account.marketingEmails : account.experienceEmails;
}

export function nextStep(account: Account): RedirectUrl {
  if (!isSurveyComplete(account)) return REDIRECTS.survey;
  return isOnboardingComplete(account) ? REDIRECTS.dashboard : REDIRECTS.criteria;
}

export function toProfile(account: Account): UserProfile {
  return {
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    location: account.location,
    gender: account.gender,
    datingGoal: account.datingGoal,
    preferredDateType: account.preferredDateType,
    datingDuration: account.datingDuration,
    interestedInGenders: account.interestedInGenders,
    marketingEmails: account.marketingEmails,
    experienceEmails: account.experienceEmails,
    aiEnabled: account.aiEnabled,
    aiNotes: account.aiNotes,
    rateStandardsFirst: account.rateStandardsFirst,
    timezone: account.timezone,
    hasSeenDashboardGuide: account.guideSeenAt !== null,
  };
}

export function toCurrentUser(account: Account): CurrentUser {
  return {
    ...toProfile(account),
    id: account.id,
    emailConfirmed: account.emailConfirmedAt !== null,
    surveyComplete: isSurveyComplete(account),
    onboardingComplete: isOnboardingComplete(account),
    hasSeenDashboardGuide: account.guideSeenAt !== null,
    isAdmin: account.isAdmin,
    authType: 'local',
    createdAt: account.createdAt.toISOString(),
  };
}
