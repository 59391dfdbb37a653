import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** What a browser that subscribes to push messages has, written from the RFCs and not from a library. */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** What it gives the server. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.keys.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  /** The text of a message that was encrypted for it (RFC 8291, aes128gcm of RFC 8188). Throws for any other. */
  read(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES);
    const keyAt = SALT_BYTES + RECORD_SIZE_BYTES + 1;
    const recordAt = keyAt + body.readUInt8(keyAt - 1);
    const senderKey = body.subarray(keyAt, recordAt);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), senderKey]);
    const secret = derive(this.keys.computeSecret(senderKey), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(body.subarray(recordAt, -TAG_BYTES)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8');
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
