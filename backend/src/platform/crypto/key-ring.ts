import { Injectable } from '@nestjs/common';
import { deriveKey, FieldCipher, keyIdOf } from './field-cipher';
import { keyedHash } from './tokens';

/** The keys from the environment, 32 bytes each; the previous ones only verify and decrypt. */
export interface KeySettings {
  readonly dataKey: Buffer;
  readonly previousDataKeys: readonly Buffer[];
  readonly sessionSecret: Buffer;
  readonly previousSessionSecrets: readonly Buffer[];
}

/** What DATA_KEY encrypts; links in emails work for as long as their key is kept. */
type CipherPurpose = 'fields' | 'tracking links' | 'unsubscribe links';
/** What SESSION_SECRET signs. */
type SignaturePurpose = 'sessions' | 'device cookie' | 'passkey challenge' | 'browser copies';

type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** Long enough to tell a question's few answers apart, and too short to say anything else. */
const ANSWER_INDEX_BYTES = 8;

/**
 * The only reader of DATA_KEY and SESSION_SECRET. Every use gets a subkey of its own (HKDF), of the current key to
 * write with and of every previous one to read what it left.
 */
@Injectable()
export class KeyRing {
  private readonly dataKeys: AtLeastOne<Buffer>;
  private readonly sessionSecrets: AtLeastOne<Buffer>;
  private readonly subkeys = new Map<string, AtLeastOne<Buffer>>();

  constructor({ dataKey, previousDataKeys, sessionSecret, previousSessionSecrets }: KeySettings) {
    this.dataKeys = [dataKey, ...previousDataKeys];
    this.sessionSecrets = [sessionSecret, ...previousSessionSecrets];
  }

  /** The ids of the data keys in hexadecimal, the current one first. */
  get dataKeyIds(): AtLeastOne<string> {
    return each(this.dataKeys, (root) => keyIdOf(root).toString('hex'));
  }

  get hasEarlierSessionSecrets(): boolean {
    return this.sessionSecrets.length > 1;
  }

  cipher(purpose: CipherPurpose): FieldCipher {
    return new FieldCipher(this.dataKeys, purpose);
  }

  /** The data key that encrypted this value; null when none did. */
  dataKeyOf(sealed: Buffer, context: string): Buffer | null {
    const opens = (root: Buffer): boolean => {
      try {
        new FieldCipher(root).decrypt(sealed, context);
        return true;
      } catch {
        return false;
      }
    };
    return this.dataKeys.find(opens) ?? null;
  }

  /** The first is what to write; all are to be accepted. */
  signatures(purpose: SignaturePurpose, text: string): AtLeastOne<Buffer> {
    return each(this.subkeysOf(this.sessionSecrets, purpose), (key) => keyedHash(key, text));
  }

  /** What a session is kept under. */
  sessionHash(token: string): Buffer {
    return keyedHash(this.subkeysOf(this.sessionSecrets, 'sessions')[0], token);
  }

  /** What it may have been kept under by earlier keys, or before keys had purposes. */
  earlierSessionHashes(token: string): readonly Buffer[] {
    const [, ...signed] = this.signatures('sessions', token);
    return [...signed, ...this.sessionSecrets.map((secret) => keyedHash(secret, token))];
  }

  /**
   * Stands for an answer in SQL: equal for equal answers to one question, and meaningless without the key. The first is
   * what to write; all are to be recognized.
   */
  answerIndexes(question: string, answer: string): AtLeastOne<Buffer> {
    return each(this.subkeysOf(this.dataKeys, 'answer indexes'), (key) =>
      keyedHash(key, `${question}:${answer}`).subarray(0, ANSWER_INDEX_BYTES),
    );
  }

  /** Stands for a user at a model's provider, and tells no one else who it is. */
  modelUserId(userId: string): string {
    return keyedHash(this.subkeysOf(this.dataKeys, 'model users')[0], userId).toString('base64url');
  }

  private subkeysOf(roots: AtLeastOne<Buffer>, purpose: string): AtLeastOne<Buffer> {
    const known = this.subkeys.get(purpose);
    if (known) return known;
    const derived = each(roots, (root) => deriveKey(root, purpose));
    this.subkeys.set(purpose, derived);
    return derived;
  }
}

function each<From, To>([first, ...others]: AtLeastOne<From>, change: (item: From) => To): AtLeastOne<To> {
  return [change(first), ...others.map(change)];
}
