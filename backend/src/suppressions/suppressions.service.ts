import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AddressHash } from '../platform/crypto/address-hash';
import { SuppressionRepository } from './suppression.repository';

/** Who does not want which kind of mail; outlives the account, so that nobody is written to again by mistake. */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly addresses: AddressHash,
    private readonly clock: Clock,
  ) {}

  /** False when the address was on the list already. */
  suppress(address: string, mailKind: string): Promise<boolean> {
    return this.suppressions.add(this.addresses.of(address), mailKind, this.clock.now());
  }

  release(address: string, mailKind: string): Promise<void> {
    return this.suppressions.remove(this.addresses.of(address), mailKind);
  }

  isSuppressed(address: string, mailKind: string): Promise<boolean> {
    return this.suppressions.has(this.addresses.of(address), mailKind);
  }

  exportFor(address: string): Promise<readonly { mailKind: string; createdAt: Date }[]> {
    return this.suppressions.listFor(this.addresses.of(address));
  }
}
