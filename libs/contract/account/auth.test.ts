import { emojis, letters } from '../rules/test-support/boundaries';
import { problems, verdicts } from '../rules/test-support/verdicts';
import {
  CHANGE_EMAIL_RULES,
  CHANGE_PASSWORD_FORM_RULES,
  CONFIRM_EMAIL_RULES,
  LOGIN_FORM_RULES,
  LOGIN_RULES,
  NEW_EMAIL_SAME,
  NEW_PASSWORD_FORM_RULES,
  REDIRECTS,
  REGISTER_RULES,
  RESET_LINK_RULES,
  RESET_PASSWORD_RULES,
  STRICT_REGISTER_RULES,
} from './auth';

const FORM = { side: 'form' } as const;
const PERSON = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  acceptTerms: true,
  acceptPrivacy: true,
};

describe('signing up', () => {
  it('takes what the form sends, with or without a time zone', () => {
    expect(problems(REGISTER_RULES, PERSON)).toEqual([]);
    expect(problems(REGISTER_RULES, { ...PERSON, timezone: 'Europe/Lisbon' })).toEqual([]);
    expect(problems(REGISTER_RULES, { ...PERSON, timezone: 'Mars/Base' })).toEqual([
      ['timezone', 'Please choose a known time zone'],
    ]);
  });

  it('names every field of an empty form, what is missing first', () => {
    expect(problems(REGISTER_RULES, {}, FORM)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Please enter a valid email'],
      ['password', 'Password must be at least 6 characters'],
      ['acceptTerms', 'You must accept the Terms & Conditions'],
      ['acceptPrivacy', 'You must accept the Privacy Policy'],
    ]);
  });

  it('shows a password that differs at the field that repeats it', () => {
    for (const confirmPassword of ['Secret', 'secret ', '', undefined])
      expect(problems(REGISTER_RULES, { ...PERSON, confirmPassword })).toEqual([
        ['confirmPassword', "Passwords don't match"],
      ]);
  });

  it('takes nothing but true for consent', () => {
    expect(problems(REGISTER_RULES, { ...PERSON, acceptTerms: 'true', acceptPrivacy: 1 })).toEqual([
      ['acceptTerms', 'You must accept the Terms & Conditions'],
      ['acceptPrivacy', 'You must accept the Privacy Policy'],
    ]);
  });

  it('asks for as many characters as the deployment does, up to 200', () => {
    const { password } = REGISTER_RULES;
    expect(verdicts(password, ['12345', emojis(5), '', null, 123_456])).toEqual([
      'Password must be at least 6 characters',
    ]);
    expect(verdicts(password, ['123456', emojis(6), ' '.repeat(6), emojis(200)])).toEqual([null]);
    expect(verdicts(password, [emojis(201), `${letters(200)} `])).toEqual([
      'Password cannot exceed 200 characters',
    ]);
    const raised = { passwordMinLength: 12 };
    expect(verdicts(password, [letters(11), emojis(11)], raised)).toEqual([
      'Password must be at least 12 characters',
    ]);
    expect(verdicts(password, [letters(12), emojis(12)], raised)).toEqual([null]);
  });

  it('asks for at least 8 characters in the stand-alone form, whatever the deployment does', () => {
    const { password } = STRICT_REGISTER_RULES;
    for (const passwordMinLength of [1, 6, 8]) {
      expect(verdicts(password, [letters(7), emojis(7)], { passwordMinLength })).toEqual([
        'Password must be at least 8 characters long',
      ]);
      expect(verdicts(password, [letters(8), emojis(8)], { passwordMinLength })).toEqual([null]);
    }
    expect(verdicts(password, [letters(8)], { passwordMinLength: 9 })).toEqual([
      'Password must be at least 9 characters long',
    ]);
    expect(verdicts(STRICT_REGISTER_RULES.email, ['ada'])).toEqual(['Please enter a valid email address']);
  });
});

describe('signing in', () => {
  it('asks the main form for an address and a password of 6 characters', () => {
    const login = { email: 'ada', password: '12345' };
    expect(problems(LOGIN_FORM_RULES.main, login, FORM)).toEqual([
      ['email', 'Please enter a valid email'],
      ['password', 'Password must be at least 6 characters'],
    ]);
  });

  it('keeps older passwords good when the deployment raises its minimum', () => {
    const raised = { ...FORM, passwordMinLength: 20 };
    expect(verdicts(LOGIN_FORM_RULES.main.password, ['123456', emojis(6)], raised)).toEqual([null]);
  });

  it('asks the other form, and the API, for any password at all', () => {
    for (const { password } of [LOGIN_FORM_RULES.alternate, LOGIN_RULES]) {
      expect(verdicts(password, ['x', ' '])).toEqual([null]);
      expect(verdicts(password, ['', null, undefined, 5])).toEqual(['Password is required']);
    }
    expect(verdicts(LOGIN_FORM_RULES.alternate.email, ['ada@'])).toEqual([
      'Please enter a valid email address',
    ]);
  });

  it('leads to the step that comes next', () => {
    expect(REDIRECTS).toEqual({
      survey: '/onboarding-survey',
      criteria: '/criteria-selection',
      dashboard: '/dashboard',
    });
  });
});

describe('a link in an email', () => {
  it.each([RESET_LINK_RULES, RESET_PASSWORD_RULES, CONFIRM_EMAIL_RULES])('carries a token', ({ token }) => {
    expect(verdicts(token, ['', null, undefined, 5])).toEqual(['A token is required']);
    expect(verdicts(token, ['anything', ' '])).toEqual([null]);
  });

  it('confirms an address with or without a password', () => {
    expect(verdicts(CONFIRM_EMAIL_RULES.password, [undefined, 'x'])).toEqual([null]);
    expect(verdicts(CONFIRM_EMAIL_RULES.password, ['', null, 5])).toEqual(['Password is required']);
  });

  it('leads to a form that checks the length of both fields before it compares them', () => {
    expect(problems(NEW_PASSWORD_FORM_RULES, { password: '12345', confirmPassword: '123' }, FORM)).toEqual([
      ['password', 'Password must be at least 6 characters'],
      ['confirmPassword', 'Password must be at least 6 characters'],
    ]);
    expect(problems(NEW_PASSWORD_FORM_RULES, { password: '123456', confirmPassword: '123457' })).toEqual([
      ['confirmPassword', "Passwords don't match"],
    ]);
  });
});

describe('changing the password', () => {
  const given = { currentPassword: 'secret', newPassword: 'secret', confirmPassword: 'secret' };
  const first = (changes: object) =>
    problems(CHANGE_PASSWORD_FORM_RULES, { ...given, ...changes }, FORM)[0]?.[1] ?? null;

  it.each(Object.keys(given))('asks for all three fields, %s included', (field) => {
    expect(first({ [field]: '' })).toBe('All password fields are required');
  });

  it('compares the two before it counts', () => {
    expect(first({ newPassword: '123', confirmPassword: '124' })).toBe('New passwords do not match');
    expect(first({ newPassword: '12345', confirmPassword: '12345' })).toBe(
      'New password must be at least 6 characters',
    );
    expect(first({ newPassword: '123456', confirmPassword: '123456' })).toBeNull();
  });
});

describe('changing the address', () => {
  it('asks for both fields before it looks at the address', () => {
    const both = 'New email and current password are required';
    expect(problems(CHANGE_EMAIL_RULES, { newEmail: '', currentPassword: '' }, FORM)).toEqual([
      ['newEmail', both],
      ['currentPassword', both],
    ]);
    expect(problems(CHANGE_EMAIL_RULES, { newEmail: 'ada', currentPassword: '' }, FORM)[0]).toEqual([
      'currentPassword',
      both,
    ]);
    expect(problems(CHANGE_EMAIL_RULES, { newEmail: 'ada', currentPassword: 'x' }, FORM)).toEqual([
      ['newEmail', 'Please enter a valid email address'],
    ]);
  });

  it('has a message for the address it already is', () => {
    expect(NEW_EMAIL_SAME).toBe('New email must be different from current email');
  });
});
