import { isAwayAfter, type MailServerState } from './mail-server';

const ADA = Buffer.from('ada');
const BEN = Buffer.from('ben');
const BEGAN = new Date('2026-03-01T12:00:00Z');
const state = (given: Partial<MailServerState> = {}): MailServerState => ({
  secondsSinceSuccess: null,
  failedAddress: null,
  isAway: false,
  ...given,
});
const failure = (scope: 'server' | 'email', addressHash = BEN) => ({ scope, addressHash, beganAt: BEGAN });

describe('a mail server', () => {
  it('is away as soon as it refuses to talk, unless it accepted an email in the past ten seconds', () => {
    expect(isAwayAfter(state(), failure('server'))).toBe(true);
    expect(isAwayAfter(state({ secondsSinceSuccess: 10 }), failure('server'))).toBe(true);
    expect(isAwayAfter(state({ secondsSinceSuccess: 9.9 }), failure('server'))).toBe(false);
  });

  it('is away when it puts off two addresses and has accepted nothing for half a minute', () => {
    expect(isAwayAfter(state({ failedAddress: ADA }), failure('email'))).toBe(true);
    expect(isAwayAfter(state({ failedAddress: ADA, secondsSinceSuccess: 30 }), failure('email'))).toBe(true);
  });

  it('is not away when it puts off one address alone, or while others get through', () => {
    expect(isAwayAfter(state(), failure('email'))).toBe(false);
    expect(isAwayAfter(state({ failedAddress: BEN }), failure('email'))).toBe(false);
    expect(isAwayAfter(state({ failedAddress: ADA, secondsSinceSuccess: 29 }), failure('email'))).toBe(false);
  });

  it('stays away until it accepts an email', () => {
    expect(isAwayAfter(state({ isAway: true, secondsSinceSuccess: 5 }), failure('email'))).toBe(true);
  });
});
