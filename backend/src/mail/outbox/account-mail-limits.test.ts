import type { AccountMailType } from '../mail-payloads';
import { admit, admitRepeatedSignUp } from './account-mail-limits';

const NOW = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const sent = (type: AccountMailType, ...at: number[]) => at.map((ago) => ({ type, at: minutes(ago) }));

describe('account mail to one address', () => {
  it('goes at once while the past hour holds fewer than five', () => {
    expect(admit('password_reset', sent('confirmation', -1, -2, -3, -4), NOW)).toEqual(NOW);
    expect(admit('password_reset', sent('confirmation', -1, -2, -3, -4, -60), NOW)).toEqual(NOW);
  });

  it('is dropped at the sixth, whatever the types, if it can be requested again', () => {
    const five = [...sent('confirmation', -1, -2, -3), ...sent('password_reset', -4, -59)];
    expect(admit('password_reset', five, NOW)).toBeNull();
    expect(admit('email_change', five, NOW)).toBeNull();
  });

  it('waits for room if it says what happened, one after the other', () => {
    const five = sent('password_reset', -1, -2, -3, -4, -50);
    expect(admit('security_notice', five, NOW)).toEqual(minutes(10));
    expect(admit('security_notice', [...sent('security_notice', 10), ...five], NOW)).toEqual(minutes(56));
  });

  it('never waits behind more than five others', () => {
    const waiting = sent('security_notice', 70, 70, 10, 10, 10, -1, -2);
    expect(admit('security_notice', waiting, NOW)).toBeNull();
  });

  it('lets no flood delay the link that gives an address back', () => {
    expect(admit('email_changed', sent('security_notice', 10, -1, -2, -3, -4, -5), NOW)).toEqual(NOW);
  });

  it('says only once a day that the address has an account', () => {
    expect(admit('already_registered', sent('already_registered', -60 * 23), NOW)).toBeNull();
    expect(admit('already_registered', sent('confirmation', -60), NOW)).toEqual(NOW);
  });
});

describe('the confirmation of a repeated sign-up', () => {
  it('goes at once when it is the first, or the latest ones are ten minutes old', () => {
    expect(admitRepeatedSignUp(sent('confirmation', -1), NOW)).toEqual(NOW);
    expect(admitRepeatedSignUp([], NOW)).toEqual(NOW);
    expect(admitRepeatedSignUp(sent('confirmation', -10, -11), NOW)).toEqual(NOW);
    expect(admitRepeatedSignUp(sent('password_reset', -1), NOW)).toEqual(NOW);
  });

  it('waits until then, and only one waits', () => {
    expect(admitRepeatedSignUp(sent('confirmation', -4, -9, -30), NOW)).toEqual(minutes(6));
    expect(admitRepeatedSignUp(sent('confirmation', 6, -4, -9), NOW)).toBeNull();
  });

  it('counts like any other toward the five in an hour', () => {
    expect(admitRepeatedSignUp(sent('confirmation', -12, -20, -30, -40, -50), NOW)).toBeNull();
  });
});
