import type { ContactMessage } from '#contract/contact';

export interface KeptContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
}

export abstract class ContactMessageRepository {
  abstract add(addressHash: Buffer, message: KeptContactMessage): Promise<void>;
  abstract listFor(addressHash: Buffer): Promise<KeptContactMessage[]>;
  abstract removeFor(addressHash: Buffer): Promise<void>;
}
