import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { ACCOUNT_ERRORS } from './account-errors';
import {
  ADD_AUTHENTICATOR_FORM_RULES,
  ADD_AUTHENTICATOR_RULES,
  ADD_PASSKEY_FORM_RULES,
  ADD_PASSKEY_RULES,
  CODE_FORM_RULES,
  NOTHING_TO_VERIFY,
  PASSKEY_SIGN_IN_RULES,
  PASSWORD_STEP_UP_FORM_RULES,
  SECOND_FACTOR_LIMITS,
  SECOND_FACTOR_RULES,
  STEP_UP_RULES,
} from './second-factor';

/** A passkey's answer whose JSON has this many bytes. */
const passkeyOf = (bytes: number) => ({ id: 'x'.repeat(bytes - '{"id":""}'.length) });

describe('the second step of a sign-in', () => {
  it('takes a code or a passkey, so that each may be left out', () => {
    expect(problems(SECOND_FACTOR_RULES, { code: '123456' })).toEqual([]);
    expect(problems(SECOND_FACTOR_RULES, { passkey: { id: 'a' } })).toEqual([]);
    expect(problems(SECOND_FACTOR_RULES, {})).toEqual([]);
    expect(NOTHING_TO_VERIFY).toBe('A code or a passkey is required');
  });

  it('takes no blank for a code', () => {
    expect(verdicts(SECOND_FACTOR_RULES.code, ['', '  ', null, 123_456])).toEqual(['A code is required']);
  });

  it('asks its form for a code', () => {
    expect(problems(CODE_FORM_RULES, { code: '' }, { side: 'form' })).toEqual([
      ['code', 'A code is required'],
    ]);
  });

  it('takes codes of up to 40 characters, spaced as an app shows them', () => {
    expect(verdicts(CODE_FORM_RULES.code, ['123 456', 'a2b3-c4d5', ...upTo(40)])).toEqual([null]);
    expect(verdicts(CODE_FORM_RULES.code, beyond(40))).toEqual(['A code has at most 40 characters']);
    expect(verdicts(CODE_FORM_RULES.code, [`${'1'.repeat(20)}${' '.repeat(40)}${'2'.repeat(19)}`])).toEqual([
      null,
    ]);
  });
});

describe('a passkey', () => {
  const { passkey } = PASSKEY_SIGN_IN_RULES;

  it('is an object of up to 16 KiB', () => {
    expect(verdicts(passkey, [{}, passkeyOf(16_384)])).toEqual([null]);
    expect(verdicts(passkey, [passkeyOf(16_385), { id: 'ü'.repeat(8_188) }])).toEqual([
      'A passkey answer is required',
    ]);
  });

  it('is required where nothing else can be given', () => {
    for (const rule of [passkey, ADD_PASSKEY_RULES.passkey])
      expect(verdicts(rule, [undefined, null, 'passkey', [], 5])).toEqual(['A passkey answer is required']);
  });
});

describe('confirming who it is', () => {
  it('takes any of three proofs', () => {
    expect(problems(STEP_UP_RULES, {})).toEqual([]);
    for (const proof of [{ code: '123456' }, { passkey: {} }, { password: ' ' }])
      expect(problems(STEP_UP_RULES, proof)).toEqual([]);
  });

  it('names the proof that is empty', () => {
    expect(problems(STEP_UP_RULES, { password: '', code: '', passkey: null })).toEqual([
      ['code', 'A code is required'],
      ['password', 'Current password is required'],
      ['passkey', 'A passkey answer is required'],
    ]);
  });

  it('asks the form without factors for the password', () => {
    expect(verdicts(PASSWORD_STEP_UP_FORM_RULES.password, ['', undefined], { side: 'form' })).toEqual([
      'Current password is required',
    ]);
  });
});

describe('adding a factor', () => {
  it('takes a name of up to 60 characters on one line', () => {
    for (const { name } of [ADD_AUTHENTICATOR_RULES, ADD_PASSKEY_RULES, ADD_PASSKEY_FORM_RULES]) {
      expect(verdicts(name, ['My phone', `My${' '.repeat(60)}phone`, ...upTo(60)])).toEqual([null]);
      expect(verdicts(name, beyond(60))).toEqual(['A name cannot exceed 60 characters']);
      expect(verdicts(name, ['', ' \n ', null, 7])).toEqual(['A name is required']);
    }
  });

  it('needs the setup that the code belongs to', () => {
    expect(problems(ADD_AUTHENTICATOR_RULES, {})).toEqual([
      ['name', 'A name is required'],
      ['setupToken', 'A setup token is required'],
      ['code', 'A code is required'],
    ]);
  });

  it('asks its form for the name and the code, which are what a person types', () => {
    expect(problems(ADD_AUTHENTICATOR_FORM_RULES, {}, { side: 'form' })).toEqual([
      ['name', 'A name is required'],
      ['code', 'A code is required'],
    ]);
  });

  it('is refused with the limit that holds', () => {
    expect(ACCOUNT_ERRORS['factor.too-many'].message).toContain(`up to ${SECOND_FACTOR_LIMITS.factors} `);
  });
});
