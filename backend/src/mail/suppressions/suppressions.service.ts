import { Injectable } from '@nestjs/common';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#contract/account/unsubscribe';
import { OWN_WISHES, type SuppressedKind, type SuppressionReason } from '#contract/console/suppressions';
import { addressKey } from '#contract/rules/email-address';
import { Clock } from '../../platform/clock/clock';
import { AddressHash } from '../../platform/crypto/address-hash';
import { ALL_KINDS, type Suppression } from './suppression';
import { SuppressionRepository } from './suppression.repository';

/** What says that an address does not work, until a link sent to it is followed. */
const DOES_NOT_WORK = ['bounced', 'refused'] as const;

/** Who must not get which kind of email; outlives the account, so that no one is emailed again by mistake. */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly addresses: AddressHash,
    private readonly clock: Clock,
  ) {}

  /** False when the address was already on the list for this reason. */
  suppress(address: string, mailKind: SuppressedKind, reason: SuppressionReason): Promise<boolean> {
    const suppression = { mailKind, reason, createdAt: this.clock.now() };
    return this.suppressions.add(this.addresses.of(address), addressKey(address), suppression);
  }

  /** The user wants this kind again, whatever they asked before, but not the other ones. Call it inside a transaction. */
  async release(address: string, mailKind: OptionalMailKind): Promise<void> {
    const hash = this.addresses.of(address);
    const listed = await this.suppressions.listFor(hash);
    const ofAll = listed.filter(({ mailKind, reason }) => mailKind === ALL_KINDS && isWish(reason));
    for (const kind of OPTIONAL_MAIL_KINDS.filter((other) => other !== mailKind))
      for (const suppression of ofAll)
        await this.suppressions.add(hash, addressKey(address), { ...suppression, mailKind: kind });
    for (const kind of [mailKind, ALL_KINDS] as const) await this.suppressions.remove(hash, kind, OWN_WISHES);
  }

  /** A followed link proves that the address works, whatever came back before; the reader's own requests stay. */
  async liftBounce(address: string): Promise<void> {
    await this.suppressions.remove(this.addresses.of(address), ALL_KINDS, DOES_NOT_WORK);
    await this.recognize(address);
  }

  /** The address belongs to an account now, and was perhaps suppressed before. */
  recognize(address: string): Promise<void> {
    return this.suppressions.recognize(this.addresses.of(address), addressKey(address));
  }

  isSuppressed(address: string, mailKind: OptionalMailKind): Promise<boolean> {
    return this.suppressions.hasAny(this.addresses.of(address), [mailKind, ALL_KINDS]);
  }

  exportFor(address: string): Promise<readonly Suppression[]> {
    return this.suppressions.listFor(this.addresses.of(address));
  }
}

function isWish(reason: SuppressionReason): boolean {
  return OWN_WISHES.some((wish) => wish === reason);
}
