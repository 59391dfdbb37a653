import { engagementLabel, nameOrEmail, nameOrNone } from './user-texts';

const NEW = { criteriaCount: 0, evaluatedMatches: 0, recentMatches: 0, onboardingComplete: false };

describe("a user's name in the console", () => {
  it.each([
    ['Highly Active User', { ...NEW, criteriaCount: 3, evaluatedMatches: 1 }],
    ['Highly Active User', { ...NEW, criteriaCount: 3, recentMatches: 2 }],
    ['Setup Complete', { ...NEW, criteriaCount: 3, onboardingComplete: true }],
    ['Onboarded', { ...NEW, onboardingComplete: true }],
    ['New User', { ...NEW, recentMatches: 2 }],
  ])('is %s', (label, user) => expect(engagementLabel(user)).toBe(label));

  it('falls back to the email when there is no name', () => {
    const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' };
    const nameless = { ...ada, firstName: '', lastName: '' };
    expect([nameOrEmail(ada), nameOrEmail(nameless)]).toEqual(['Ada Byron', 'ada@example.test']);
    expect([nameOrNone(ada), nameOrNone(nameless)]).toEqual(['Ada Byron', 'Name not provided']);
  });
});
