import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/account/second-factor';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What an answer is signed over; a test changes parts of it to attack. */
interface Circumstances {
  readonly origin?: string;
  readonly siteId?: string;
  readonly isVerified?: boolean;
}

/** A passkey in software: real ES256 signatures and CBOR, without a browser. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credentialId = randomBytes(32);
  /** Signatures made so far; -1 for an authenticator that doesn't count. */
  constructor(public counter = 0) {}

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  create(
    { challenge, rp }: PasskeyCreationOptions,
    { origin = 'http://localhost:3000', siteId = rp.id, isVerified = true }: Circumstances = {},
  ): PasskeyAttestation {
    const key = this.keys.publicKey.export({ format: 'jwk' });
    const point = (coordinate: string | undefined) => Buffer.from(coordinate ?? '', 'base64url');
    const publicKey = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(key.x)],
        [-3, point(key.y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authenticatorData = Buffer.concat([
      this.data(siteId, isVerified, HAS_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      publicKey,
    ]);
    const attestation = new Map<unknown, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authenticatorData],
    ]);
    return {
      ...this.head(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  answer(
    { challenge, rpId }: PasskeyRequestOptions,
    { origin = 'http://localhost:3000', siteId = rpId, isVerified = true }: Circumstances = {},
  ): PasskeyAssertion {
    if (this.counter >= 0) this.counter += 1;
    const authenticatorData = this.data(siteId, isVerified, 0);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
    return {
      ...this.head(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }

  private head() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private data(siteId: string, isVerified: boolean, more: number): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(Math.max(0, this.counter), 1);
    return Buffer.concat([createHash('sha256').update(siteId).digest(), tail]);
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The few kinds of CBOR that WebAuthn needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([cborHead(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([
      cborHead(5, value.size),
      ...[...value].flatMap(([key, entry]: [unknown, unknown]) => [cbor(key), cbor(entry)]),
    ]);
  throw new Error('Not a kind of CBOR that is written here');
}

function cborHead(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  if (length < 256) return Buffer.from([kind | 24, length]);
  return Buffer.from([kind | 25, length >> 8, length & 255]);
}
