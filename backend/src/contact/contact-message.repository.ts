import type { ContactMessage } from '#contract/account/contact';

export interface StoredContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
}

export abstract class ContactMessageRepository {
  /** `mailId` is the email that carries it to support. */
  abstract add(addressHash: Buffer, message: StoredContactMessage, mailId: string): Promise<void>;
  abstract listFor(addressHash: Buffer): Promise<StoredContactMessage[]>;
  /** Returns the ids of the emails that carried them. */
  abstract removeFor(addressHash: Buffer): Promise<string[]>;
}
