import type { AccountMailType, MailType } from '../mail-payloads';

/** Account mail to one address, in the past day or still to come. */
export interface EarlierAccountMail {
  readonly type: MailType;
  readonly at: Date;
}

const HOUR_MS = 3_600_000;
/** Per address, whatever asked for them: no one can flood a mailbox through sign-up, reset or resend. */
const PER_HOUR = 5;
/** What already happened must be said, if not at once; a link can simply be requested again. */
const WAITS: readonly AccountMailType[] = ['security_notice'];
/** More would only delay what comes after them. */
const WAITING_MAX = 5;
/**
 * Someone who takes over an account must not be able to fill the mailbox of its owner first, so that this comes too late. It
 * follows a confirmed change only, of which an account has five an hour.
 */
const GOES_AT_ONCE: AccountMailType = 'email_changed';
const SIGN_UP_EVERY_MS = 600_000;
/** Once in the day that `earlier` covers. */
const ONCE_A_DAY: readonly AccountMailType[] = ['already_registered'];

/**
 * When an account email may go to an address that got `earlier` ones (newest first, of the past day and still to come):
 * `now`, the moment an hour holds fewer than five again, or null when it should not be sent at all.
 */
export function admit(type: AccountMailType, earlier: readonly EarlierAccountMail[], now: Date): Date | null {
  if (ONCE_A_DAY.includes(type) && earlier.some((mail) => mail.type === type)) return null;
  if (type === GOES_AT_ONCE) return now;
  const fifth = earlier[PER_HOUR - 1];
  const free = fifth ? fifth.at.getTime() + HOUR_MS : 0;
  if (free <= now.getTime()) return now;
  const waiting = earlier.filter(({ at }) => at > now).length;
  return WAITS.includes(type) && waiting < WAITING_MAX ? new Date(free) : null;
}

/**
 * The same for the confirmation of another sign-up with an address that has yet to be confirmed. The first repetition is
 * confirmed at once, for someone who lost the first email; a further one waits until ten minutes after the latest
 * confirmation, and only one waits, because opening any of the links is enough.
 */
export function admitRepeatedSignUp(earlier: readonly EarlierAccountMail[], now: Date): Date | null {
  const at = admit('confirmation', earlier, now);
  const since = now.getTime() - SIGN_UP_EVERY_MS;
  const [latest, one] = earlier.filter((mail) => mail.type === 'confirmation' && mail.at.getTime() > since);
  if (at === null || !latest || !one) return at;
  if (latest.at > now) return null;
  return new Date(Math.max(at.getTime(), latest.at.getTime() + SIGN_UP_EVERY_MS));
}
