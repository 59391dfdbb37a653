import { readCode, toRecoveryCode } from './recovery-code';

describe('a recovery code', () => {
  it('is ten characters that no one confuses', () => {
    const all = toRecoveryCode(Uint8Array.from([0, 1, 2, 30, 31, 32, 33, 254, 255, 7]));
    expect(all).toBe('234YZ-23YZ9');
  });

  it.each(['ABCDE-FGH23', 'abcde fgh23', ' abcdefgh23 '])('is read however it is typed: %s', (typed) =>
    expect(readCode(typed)).toEqual({ kind: 'recovery', digits: 'ABCDEFGH23' }),
  );
});

describe("an app's code", () => {
  it.each(['123456', '123 456', '123-456'])('is read however it is typed: %s', (typed) =>
    expect(readCode(typed)).toEqual({ kind: 'totp', digits: '123456' }),
  );

  it.each(['12345', '1234567', 'ABCDE-FGH01', '', '١٢٣٤٥٦'])('is not %s', (typed) =>
    expect(readCode(typed)).toBeNull(),
  );
});
