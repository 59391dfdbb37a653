import { addressKey } from '#contract/rules/email-address';
import { deriveKey } from './field-cipher';
import { keyedHash } from './tokens';

/**
 * Recognizes an email address without storing it. Addresses can't be hashed again when the key changes, so this key
 * survives rotations: see `openHashKey`.
 */
export class AddressHash {
  constructor(private readonly key: Buffer) {}

  of(address: string): Buffer {
    return keyedHash(this.key, `address:${addressKey(address)}`);
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

/** Recognizes an account or a network address across lines of the security log. */
export class LogHash {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    this.key = deriveKey(key, 'security log');
  }

  of(what: 'account' | 'address', text: string): string {
    return keyedHash(this.key, `${what}:${text}`).toString('base64url');
  }
}
