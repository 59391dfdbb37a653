import { PASSWORD_REFUSALS } from '#contract/account/auth';
import { refusalOf } from './password-policy';
import { PasswordPolicy } from './password-policy.service';

const ADA = { email: 'ada.byron7@example.com', firstName: 'Ada', lastName: 'Byron-King' };
const COMMON = new Set(['dragon', 'password1']);

describe('a password', () => {
  it.each(['dragon', 'DRAGON', 'Password1', 'ｄｒａｇｏｎ'])(
    'is refused when it is a common one: %s',
    (password) => expect(refusalOf(password, ADA, COMMON)).toBe(PASSWORD_REFUSALS.common),
  );

  it.each([
    'byron-king',
    'Byron-King1815',
    'ada123',
    'AdaByron-King',
    'ada byron-king9',
    'ada.byron7@example.com',
    'ada.byron7',
    'ada.byron2026',
  ])("is refused when it is its owner's name or address: %s", (password) =>
    expect(refusalOf(password, ADA, COMMON)).toBe(PASSWORD_REFUSALS.personal),
  );

  it.each(['dragons', 'my dragon', 'ada loves numbers', 'Byron-King!', '1815', '🌊🌊🌊🌊🌊🌊'])(
    'may contain such a word: %s',
    (password) => expect(refusalOf(password, ADA, COMMON)).toBeNull(),
  );
});

describe('the bundled list', () => {
  const policy = new PasswordPolicy();
  it.each(['123456', 'password', 'qwerty123', 'iloveyou', 'Letmein', 'trustno1'])('has %s', (password) =>
    expect(() => policy.require(password, ADA)).toThrow(PASSWORD_REFUSALS.common),
  );

  it.each(['Password123!', 'Secret123!', 'correct horse', 'xxxxxx'])('does not have %s', (password) =>
    expect(() => policy.require(password, ADA)).not.toThrow(),
  );
});
