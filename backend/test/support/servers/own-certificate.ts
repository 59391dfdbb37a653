import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** One element of DER. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const bytes = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex');
  const length =
    content.length < 128 ? Buffer.from([content.length]) : Buffer.concat([Buffer.from([0x82]), bytes]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

const SEQUENCE = 0x30;
const SHA256_WITH_RSA = der(
  SEQUENCE,
  der(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  Buffer.from([0x05, 0]),
);
const COMMON_NAME = Buffer.from('550403', 'hex');

const time = (text: string): Buffer => der(0x17, Buffer.from(text));

/** A certificate that signs itself, and its key: what Amazon SNS has, made here. */
export function ownCertificate(commonName: string): { pem: string; privateKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = der(
    SEQUENCE,
    der(0x31, der(SEQUENCE, der(0x06, COMMON_NAME), der(0x0c, Buffer.from(commonName)))),
  );
  const content = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    der(SEQUENCE, time('250101000000Z'), time('490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('RSA-SHA256', content, privateKey));
  const base64 = der(SEQUENCE, content, SHA256_WITH_RSA, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g)?.join('\n') ?? '';
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, privateKey };
}
