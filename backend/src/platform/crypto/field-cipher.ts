import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts private text at rest. `context` (the row it belongs to) is authenticated, so that values cannot be swapped
 * between rows.
 */
export class FieldCipher {
  constructor(private readonly key: Buffer) {}

  encrypt(value: unknown, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce);
    cipher.setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Throws when the value was encrypted with another key or for another row. */
  decrypt<Value>(encrypted: Buffer, context: string): Value {
    const decipher = createDecipheriv(ALGORITHM, this.key, encrypted.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text =
      decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8');
    return JSON.parse(text) as Value;
  }
}
