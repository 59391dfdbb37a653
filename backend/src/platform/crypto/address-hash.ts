import { deriveKey } from './field-cipher';
import { keyedHash } from './tokens';

/**
 * Recognizes an email address without storing it. Addresses can't be hashed again when the key changes, so this key
 * survives rotations: see `openHashKey`.
 */
export class AddressHash {
  constructor(private readonly key: Buffer) {}

  of(address: string): Buffer {
    return keyedHash(this.key, `address:${address.trim().toLowerCase()}`);
  }
}

/** Recognizes an erased account in a restored backup. */
export class AccountHash {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    this.key = deriveKey(key, 'erased accounts');
  }

  of(userId: string): Buffer {
    return keyedHash(this.key, userId);
  }
}
