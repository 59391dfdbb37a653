import { ECDH } from 'node:crypto';

/** Whether base64url text is a public key on the curve P-256. Text of the right length need not be one. */
export function isP256PublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
