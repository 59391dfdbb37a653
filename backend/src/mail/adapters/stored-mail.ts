import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { Envelope, OutgoingMail } from '../mail';
import type { MailPayload, MailType } from '../mail-payloads';

/** What an outbox row has of an email, part of it encrypted. */
export interface StoredMail {
  readonly id: string;
  readonly type: MailType;
  readonly userId: string | null;
  readonly sealed: Buffer;
}
type EncryptedPart = Omit<Envelope, 'userId'> & { readonly data: MailPayload['data'] };

export function encryptMail(
  cipher: FieldCipher,
  id: string,
  { to, replyTo, sendBy, data, words }: OutgoingMail,
): Buffer {
  return cipher.encrypt({ to, replyTo, sendBy, data, words } satisfies EncryptedPart, id);
}

/** Null when it was encrypted with a key that is not known anymore. */
export function decryptMail(
  cipher: FieldCipher,
  { id, type, userId, sealed }: StoredMail,
): OutgoingMail | null {
  try {
    const { data, ...envelope } = cipher.decrypt<EncryptedPart>(sealed, id);
    // The type and the data were stored from one payload.
    const payload = { type, data } as MailPayload;
    return { ...envelope, ...payload, userId };
  } catch {
    return null;
  }
}
