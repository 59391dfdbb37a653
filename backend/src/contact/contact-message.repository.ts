import type { ContactMessage } from '#contract/account/contact';
import type { InboxState } from '#contract/console/contact-inbox';

export interface StoredContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
}

export interface StoredReply {
  readonly id: string;
  readonly text: string;
  /** The address of the administrator who wrote it. */
  readonly author: string;
  readonly createdAt: Date;
}

/** A message as support sees it. */
export interface ListedContactMessage extends StoredContactMessage {
  readonly doneAt: Date | null;
  readonly replyCount: number;
  readonly lastReply: Pick<StoredReply, 'author' | 'createdAt'> | null;
}

export interface InboxFilter {
  readonly state: InboxState;
  readonly addressHash: Buffer | null;
  /** The id of the last message of the page before. */
  readonly after: string | null;
}

/** How the email with a reply fares; kept with the reply, because the record of an email is deleted before it. */
export type DeliveryStatus = 'pending' | 'sent' | 'dead' | 'suppressed';

export abstract class ContactMessageRepository {
  /** `mailId` is the email that carries it to support. */
  abstract add(addressHash: Buffer, message: StoredContactMessage, mailId: string): Promise<void>;
  /** With the replies to each. */
  abstract listFor(addressHash: Buffer): Promise<(StoredContactMessage & { replies: StoredReply[] })[]>;
  /** Returns the ids of the emails that carried them, and their replies. */
  abstract removeFor(addressHashes: readonly Buffer[]): Promise<string[]>;

  /** Newest first. */
  abstract page(filter: InboxFilter, limit: number): Promise<ListedContactMessage[]>;
  abstract countOpen(): Promise<number>;
  /** Holds the message until the surrounding transaction ends, so that replies to it come one after the other. */
  abstract lock(id: string): Promise<void>;
  abstract find(id: string): Promise<ListedContactMessage | null>;
  /** Oldest first. */
  abstract repliesTo(id: string): Promise<(StoredReply & { readonly status: DeliveryStatus })[]>;
  abstract addReply(messageId: string, reply: StoredReply, mailId: string): Promise<void>;
  /** False when it was that already. */
  abstract setDone(id: string, at: Date | null): Promise<boolean>;
  /** Deletes some of those that were done before then, with their replies; returns how many. */
  abstract deleteDoneBefore(before: Date): Promise<number>;
}
