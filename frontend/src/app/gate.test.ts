import type { AuthState } from '../features/auth/auth.api';
import { gatedScreen, isLinkInto, type GatedScreen } from './gate';

const SIGNED_IN = { status: 'signed-in', mustSetUpSecondFactor: false } as const;
const NEW: AuthState = { ...SIGNED_IN, surveyComplete: false, onboardingComplete: false };
const SURVEYED: AuthState = { ...SIGNED_IN, surveyComplete: true, onboardingComplete: false };
const ONBOARDED: AuthState = { ...SIGNED_IN, surveyComplete: true, onboardingComplete: true };

const ALL_PATHS = [
  '/',
  '/dashboard',
  '/dashboard/x',
  '/onboarding',
  '/onboarding-survey',
  '/criteria-selection',
  '/nowhere',
];

describe('the screen of a gated path', () => {
  it.each<[string, AuthState, GatedScreen]>([
    ['plain Loading... while the account is being read', { status: 'loading' }, 'loading'],
    ['the landing page for a visitor', { status: 'signed-out' }, 'landing'],
    ['the confirmation page for an unconfirmed address', { status: 'unconfirmed' }, 'to-confirmation'],
    [
      'the setup of a second factor for an administrator who needs one',
      { ...ONBOARDED, mustSetUpSecondFactor: true },
      'second-factor-setup',
    ],
    ["the connection panel when the account can't be read", { status: 'unreachable' }, 'unreachable'],
  ])('is %s, whatever the path', (_title, auth, screen) => {
    expect(ALL_PATHS.map((path) => gatedScreen(auth, path))).toEqual(ALL_PATHS.map(() => screen));
  });

  it.each([
    '/',
    '/dashboard',
    '/onboarding',
    '/onboarding-survey',
    '/criteria-selection',
    '/standards-picker',
  ])('is the survey at %s before the survey is complete', (path) =>
    expect(gatedScreen(NEW, path)).toBe('survey'),
  );

  it.each(['/', '/dashboard', '/onboarding', '/criteria-selection'])(
    'is the standards step at %s after the survey and before the standards',
    (path) => expect(gatedScreen(SURVEYED, path)).toBe('criteria'),
  );

  it('offers the simple picker to a user who still has to choose standards', () => {
    expect(gatedScreen(SURVEYED, '/standards-picker')).toBe('standards-picker');
  });

  it.each<[string, GatedScreen]>([
    ['/', 'dashboard'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    ['/dashboard/anything/below', 'dashboard'],
    ['/onboarding', 'standards-picker'],
    ['/onboarding-survey', 'survey'],
    ['/criteria-selection', 'criteria'],
    ['/standards-picker', 'standards-picker'],
    ['/profile-settings', 'profile'],
    ['/dashboards', 'not-found'],
    ['/nowhere', 'not-found'],
  ])('at %s is %s once everything is set up', (path, screen) => {
    expect(gatedScreen(ONBOARDED, path)).toBe(screen);
  });

  it.each([NEW, SURVEYED])(
    'is the not-found page at the profile settings before everything is set up',
    (auth) => {
      expect(gatedScreen(auth, '/profile-settings')).toBe('not-found');
    },
  );

  it.each([NEW, SURVEYED])('is the not-found page at an unknown path during setup', (auth) => {
    expect(gatedScreen(auth, '/nowhere')).toBe('not-found');
  });
});

describe('the address that sign-in leads back to', () => {
  it.each([
    ['/dashboard', '?tab=matches&score=m-1&plan=p-1&from=reminder', true],
    ['/dashboard/', '?tab=alex', true],
    ['/dashboard', '', false],
    ['/', '?utm_source=x', false],
    ['/nowhere', '?tab=matches', false],
  ])('is %s%s: %s', (path, search, isKept) => {
    expect(isLinkInto(path, search)).toBe(isKept);
  });
});
