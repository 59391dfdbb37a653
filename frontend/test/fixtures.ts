import type { CurrentUser } from '#contract/account/auth';
import type { UserProfile } from '#contract/account/profile';

/** A fully onboarded dater; each test overrides what differs. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0190a0a0-0000-7000-8000-000000000001',
    email: 'ada@example.test',
    firstName: 'Ada',
    lastName: 'Byron',
    emailConfirmed: true,
    surveyComplete: true,
    onboardingComplete: true,
    hasSeenDashboardGuide: true,
    isAdmin: false,
    authType: 'local',
    createdAt: '2026-01-15T09:00:00.000Z',
    location: null,
    gender: null,
    datingGoal: null,
    preferredDateType: null,
    datingDuration: null,
    interestedInGenders: null,
    marketingEmails: true,
    experienceEmails: true,
    aiEnabled: true,
    aiNotes: false,
    rateStandardsFirst: false,
    timezone: 'Europe/London',
    ...changes,
  };
}

/** The same dater's profile. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    email: 'ada@example.test',
    hasSeenDashboardGuide: true,
    firstName: 'Ada',
    lastName: 'Byron',
    location: 'London, England, United Kingdom',
    gender: 'woman',
    datingGoal: 'long-term-relationship',
    preferredDateType: 'quiet-intimate',
    datingDuration: '1-2-years',
    interestedInGenders: 'men',
    marketingEmails: true,
    experienceEmails: true,
    aiEnabled: true,
    aiNotes: false,
    rateStandardsFirst: false,
    timezone: 'Europe/London',
    ...changes,
  };
}
