import { addressKey, EMAIL_MAX, isEmailAddress } from './email-address';

describe('an email address', () => {
  it.each([
    'ada@example.com',
    'a.b+c@mail.example.co',
    'jörg@bücher.example',
    'admin@localhost',
    "o'hara@x.io",
  ])('is %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@.example.com',
    'ada@example..com',
    'ada@exa mple.com',
    'ada @example.com',
    'a@b@example.com',
    'ada@example.com\r\nBcc: x@y.zz',
    '"ada"@example.com',
    'Ada <ada@example.com>',
  ])('is not %j', (text) => expect(isEmailAddress(text)).toBe(false));

  it('has at most the characters that SMTP carries', () => {
    const ofLength = (length: number) => 'x'.repeat(length - '@example.com'.length) + '@example.com';
    expect([EMAIL_MAX, EMAIL_MAX + 1].map((length) => isEmailAddress(ofLength(length)))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the key of an address', () => {
  it('is the same for every spelling of one mailbox', () => {
    expect(new Set([' Jose\u0301@Example.com', 'josé@EXAMPLE.COM '].map(addressKey))).toEqual(
      new Set(['josé@example.com']),
    );
  });

  it('keeps addresses apart that only look alike', () => {
    expect(addressKey('İ@example.com')).not.toBe(addressKey('i@example.com'));
    expect(addressKey('a.b@example.com')).not.toBe(addressKey('ab@example.com'));
  });
});
