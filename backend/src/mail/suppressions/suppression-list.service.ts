import { Injectable } from '@nestjs/common';
import {
  isOwnWish,
  REASON_MISSING,
  SUPPRESSION_PAGE_SIZE,
  SUPPRESSION_REASONS,
  type LiftSuppressionAnswer,
  type SuppressedAddress,
  type SuppressedKind,
  type SuppressionPage,
} from '#contract/console/suppressions';
import { OPTIONAL_MAIL_KINDS } from '#contract/account/unsubscribe';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { AddressHash } from '../../platform/crypto/address-hash';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { maskedAddress } from '../masked-address';
import {
  ALL_KINDS,
  type ListedSuppression,
  type SuppressionFilter,
  type SuppressionKey,
} from './suppression';
import { SuppressionRepository } from './suppression.repository';

const KINDS: readonly SuppressedKind[] = [...OPTIONAL_MAIL_KINDS, ALL_KINDS];

interface ListQuery extends Omit<SuppressionFilter, 'addressHash'> {
  /** A full address: a part of one can't be looked for, because only hashes are stored. */
  readonly address: string | null;
  /** The `next` of the page before. */
  readonly after: string | null;
}

/** The list as the administrator sees it. */
@Injectable()
export class SuppressionListService {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly addresses: AddressHash,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  async page({ address, after, ...filter }: ListQuery): Promise<SuppressionPage> {
    const addressHash = address === null ? null : this.addresses.of(address);
    const rows = await this.suppressions.page(
      { ...filter, addressHash },
      after === null ? null : placeIn(after),
      SUPPRESSION_PAGE_SIZE + 1,
    );
    const shown = rows.slice(0, SUPPRESSION_PAGE_SIZE);
    const last = rows.length > SUPPRESSION_PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      suppressions: shown.map((row) => this.toEntry(row)),
      next: last ? `${last.createdAt.getTime()}.${idOf(last)}` : null,
    };
  }

  /**
   * From then on the address may get this kind of email again, as far as its account's own settings allow. Throws
   * suppression.not-found, and suppression.reason-required for what its owner asked for when no reason is stated.
   */
  lift(actor: Actor, id: string, statedReason: string | null): Promise<LiftSuppressionAnswer> {
    const key = keyIn(id);
    if (!key) throw new DomainError('suppression.not-found');
    if (isOwnWish(key.reason) && statedReason === null)
      throw new DomainError('suppression.reason-required', {
        errors: [{ field: 'statedReason', message: REASON_MISSING }],
      });
    return this.transaction.run(async () => {
      const lifted = await this.suppressions.lift(key);
      if (!lifted) throw new DomainError('suppression.not-found');
      const { mailKind, reason } = key;
      await this.audit.record({
        actor,
        action: 'suppressions.lift',
        target: id,
        details: { kind: mailKind, reason, because: statedReason },
      });
      return { lifted: this.toEntry(lifted) };
    });
  }

  private toEntry(row: ListedSuppression): SuppressedAddress {
    const { account, addressHash, mailKind, reason, createdAt } = row;
    // The account may have another address by now.
    const isKnown = account !== null && this.addresses.of(account.email).equals(addressHash);
    return {
      id: idOf(row),
      address: isKnown ? maskedAddress(account.email) : null,
      mailKind,
      reason,
      createdAt: createdAt.toISOString(),
    };
  }
}

function idOf({ addressHash, mailKind, reason }: SuppressionKey): string {
  return [addressHash.toString('base64url'), mailKind, reason].join('.');
}

/** Null for what no entry can have. */
function keyIn(id: string): SuppressionKey | null {
  const [hash = '', kind, why] = id.split('.');
  const mailKind = KINDS.find((each) => each === kind);
  const reason = SUPPRESSION_REASONS.find((each) => each === why);
  const addressHash = Buffer.from(hash, 'base64url');
  return mailKind && reason && addressHash.length > 0 ? { addressHash, mailKind, reason } : null;
}

/** Throws request.invalid. */
function placeIn(cursor: string): SuppressionKey & { createdAt: Date } {
  const [, milliseconds, id = ''] = /^(\d{1,13})\.(.+)$/.exec(cursor) ?? [];
  const key = keyIn(id);
  if (!key) throw invalidInput([{ field: 'after', message: 'The place in the list is not valid' }]);
  return { ...key, createdAt: new Date(Number(milliseconds)) };
}
