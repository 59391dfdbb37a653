import type { ContactMessage } from '#contract/account/contact';

export interface KeptContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
}

export abstract class ContactMessageRepository {
  /** `mailId` is the email that carries it to support. */
  abstract add(addressHash: Buffer, message: KeptContactMessage, mailId: string): Promise<void>;
  abstract listFor(addressHash: Buffer): Promise<KeptContactMessage[]>;
  /** Returns the ids of the emails that carried them. */
  abstract removeFor(addressHash: Buffer): Promise<string[]>;
}
