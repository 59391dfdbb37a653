import type { Message } from './message';

export abstract class MessageRepository {
  /** The newest `limit` messages, oldest first; all of them without a limit. */
  abstract listFor(ownerId: string, limit?: number): Promise<Message[]>;
  abstract add(ownerId: string, messages: readonly Message[]): Promise<void>;
  abstract removeAll(ownerId: string): Promise<void>;
}
