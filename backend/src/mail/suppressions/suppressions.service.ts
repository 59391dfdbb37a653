import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AddressHash } from '../../platform/crypto/address-hash';
import { ALL_KINDS, type Suppression, type SuppressionReason } from './suppression';
import { SuppressionRepository } from './suppression.repository';

/** Who must not get which kind of email; outlives the account, so that no one is emailed again by mistake. */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly addresses: AddressHash,
    private readonly clock: Clock,
  ) {}

  /** False when the address was already on the list. */
  suppress(address: string, mailKind: string, reason: SuppressionReason = 'unsubscribed'): Promise<boolean> {
    const suppression = { mailKind, reason, createdAt: this.clock.now() };
    return this.suppressions.add(this.addresses.of(address), suppression);
  }

  release(address: string, mailKind: string): Promise<void> {
    return this.suppressions.remove(this.addresses.of(address), mailKind);
  }

  /** A followed link proves that the address works, whatever bounced before; the reader's own requests stay. */
  liftBounce(address: string): Promise<void> {
    return this.suppressions.remove(this.addresses.of(address), ALL_KINDS, 'bounced');
  }

  isSuppressed(address: string, mailKind: string): Promise<boolean> {
    return this.suppressions.hasAny(this.addresses.of(address), [mailKind, ALL_KINDS]);
  }

  exportFor(address: string): Promise<readonly Suppression[]> {
    return this.suppressions.listFor(this.addresses.of(address));
  }
}
