import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const KEY_ID_BYTES = 4;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SUBKEY_BYTES = 32;

/** One purpose, one key: nothing made for one purpose is accepted for another. Both lengths in bytes. */
export function deriveKey(root: Buffer, purpose: string, length = SUBKEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `heart-and-head:${purpose}`, length));
}

/** Names a root key without revealing it: 4 bytes, written in front of everything it encrypts. */
export function keyIdOf(root: Buffer): Buffer {
  return deriveKey(root, 'key id', KEY_ID_BYTES);
}

interface EncryptionKey {
  readonly header: Buffer;
  readonly subkey: Buffer;
  /** Encrypted values without a header, from before keys had ids, used the root key itself. */
  readonly root: Buffer;
}

/**
 * Encrypts private text at rest. `context` (the row it belongs to) is authenticated, so that values cannot be swapped
 * between rows. Encrypts with the first key, and decrypts with any of them. A value is a version byte, the key's id, a
 * nonce, a tag of 16 bytes, and the text.
 */
export class FieldCipher {
  private readonly keys: readonly EncryptionKey[];
  private readonly current: EncryptionKey;

  constructor(roots: Buffer | readonly [Buffer, ...Buffer[]], purpose = 'fields') {
    const [first, ...older] = Buffer.isBuffer(roots) ? [roots] : roots;
    this.current = encryptionKey(first, purpose);
    this.keys = [this.current, ...older.map((root) => encryptionKey(root, purpose))];
  }

  /** What every value encrypted with the current key starts with. */
  get header(): Buffer {
    return this.current.header;
  }

  encrypt(value: unknown, context: string): Buffer {
    const { header, subkey } = this.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, subkey, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.concat([header, Buffer.from(context)]));
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
  }

  /** Throws when the value was encrypted with none of the keys, for another row, or has been changed. */
  decrypt<Value>(encrypted: Buffer, context: string): Value {
    const key = this.keys.find(({ header }) => header.equals(encrypted.subarray(0, HEADER_BYTES)));
    return JSON.parse(
      key ? this.withHeader(encrypted, context, key) : this.withoutHeader(encrypted, context),
    ) as Value;
  }

  private withHeader(encrypted: Buffer, context: string, { header, subkey }: EncryptionKey): string {
    try {
      const authenticated = Buffer.concat([header, Buffer.from(context)]);
      return open(encrypted.subarray(HEADER_BYTES), authenticated, subkey);
    } catch {
      // The nonce of a value without a header may happen to look like one.
      return this.withoutHeader(encrypted, context);
    }
  }

  private withoutHeader(encrypted: Buffer, context: string): string {
    for (const { root } of this.keys) {
      try {
        return open(encrypted, Buffer.from(context), root);
      } catch {
        continue;
      }
    }
    throw new Error('Cannot be decrypted: changed, of another row, or encrypted with another key');
  }
}

function encryptionKey(root: Buffer, purpose: string): EncryptionKey {
  return {
    header: Buffer.concat([Buffer.of(VERSION), keyIdOf(root)]),
    subkey: deriveKey(root, purpose),
    root,
  };
}

/** Nonce, tag and text. Throws for a shorter tag as for a wrong one. */
function open(sealed: Buffer, authenticated: Buffer, key: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(authenticated);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return (
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  );
}
