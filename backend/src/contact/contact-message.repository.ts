import type { ContactMessage } from '#contract/contact';

export interface KeptContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
}

export abstract class ContactMessageRepository {
  /** `mailId` is the mail that carries it to support. */
  abstract add(addressHash: Buffer, message: KeptContactMessage, mailId: string): Promise<void>;
  abstract listFor(addressHash: Buffer): Promise<KeptContactMessage[]>;
  /** Answers the ids of the mails that carried them. */
  abstract removeFor(addressHash: Buffer): Promise<string[]>;
}
