/** Every screen's address. */
export const PATHS = {
  home: '/',
  /** The landing page takes the fragment out of the address as soon as it has said so. */
  accountDeleted: '/#account-deleted',
  auth: '/auth',
  signIn: '/auth?mode=login',
  signUp: '/auth?mode=signup',
  emailConfirmed: '/auth?confirmed=true',
  authOriginal: '/auth-original',
  authTest: '/auth-test',
  createAccount: '/create-account',
  confirmation: '/confirmation',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  survey: '/onboarding-survey',
  onboarding: '/onboarding',
  criteria: '/criteria-selection',
  standardsPicker: '/standards-picker',
  dashboard: '/dashboard',
  overview: '/dashboard?tab=overview',
  /** A month of dates, `YYYY-MM`, or the current one. */
  month: (month = '') => `/dashboard?tab=overview&month=${month}`,
  dateIdeas: '/dashboard?tab=date-ideas',
  alex: '/dashboard?tab=alex',
  /** A match's details, optionally scrolled to one of its dates. */
  match: (id: string) => `/dashboard?tab=matches&match=${encodeURIComponent(id)}`,
  matchDate: (id: string, dateId: string) =>
    `/dashboard?tab=matches&match=${encodeURIComponent(id)}&date=${encodeURIComponent(dateId)}`,
  matches: '/dashboard?tab=matches',
  addMatch: '/dashboard?tab=matches&add=match',
  scoreDate: (id: string) => `/dashboard?tab=matches&score=${encodeURIComponent(id)}`,
  /** The same, with day and place of a planned date filled in. */
  scorePlan: (id: string, planId: string) =>
    `/dashboard?tab=matches&score=${encodeURIComponent(id)}&plan=${encodeURIComponent(planId)}`,
  /** Two people side by side; with one id, the other one is chosen on arrival. */
  compare: (...ids: readonly string[]) =>
    `/dashboard?tab=matches&compare=${ids.map(encodeURIComponent).join()}`,
  /** Date ideas that show what is least known about this match. */
  ideasFor: (id: string) => `/dashboard?tab=date-ideas&for=${encodeURIComponent(id)}`,
  /** The same, beginning with one of them. */
  ideaFor: (id: string, ideaId: string) =>
    `/dashboard?tab=date-ideas&for=${encodeURIComponent(id)}&idea=${encodeURIComponent(ideaId)}`,
  profileSettings: '/profile-settings',
  import: '/import',
  admin: '/admin',
  adminAccount: '/admin?tab=account',
  adminSettings: '/admin?tab=settings',
  inbox: (state: 'open' | 'done' = 'open') => `/admin?tab=settings&inbox=${state}`,
  unsentEmail: '/admin?tab=settings&mail=unsent',
  suppressedAddresses: '/admin?tab=settings&mail=suppressed',
  /** The token moves out of the address as soon as the page opens. */
  invitation: (token: string) => `/administrator-invitation?token=${encodeURIComponent(token)}`,
  invitationPage: '/administrator-invitation',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  termsOfService: '/terms-of-service',
  contact: '/contact',
  unsubscribe: '/unsubscribe',
} as const;
