import { Injectable } from '@nestjs/common';
import { ALEX_LIMITS, type ChatMessage } from '#contract/dating/alex';
import { newId } from '../../platform/crypto/ids';
import { toChatMessage, type Message } from './message';
import { MessageRepository } from './message.repository';

export type Said = Omit<Message, 'id'>;

/** The conversation between the user and Alex. */
@Injectable()
export class ConversationService {
  constructor(private readonly messages: MessageRepository) {}

  async list(ownerId: string): Promise<ChatMessage[]> {
    return (await this.messages.listFor(ownerId, ALEX_LIMITS.listMax)).map(toChatMessage);
  }

  /** All of them, oldest first. */
  messagesOf(ownerId: string): Promise<Message[]> {
    return this.messages.listFor(ownerId);
  }

  latest(ownerId: string, count: number): Promise<Message[]> {
    return this.messages.listFor(ownerId, count);
  }

  async keep(ownerId: string, said: readonly Said[]): Promise<void> {
    await this.messages.add(
      ownerId,
      said.map((message) => ({ ...message, id: newId() })),
    );
  }

  forget(ownerId: string): Promise<void> {
    return this.messages.removeAll(ownerId);
  }

  async exportFor(ownerId: string): Promise<ChatMessage[]> {
    return (await this.messages.listFor(ownerId)).map(toChatMessage);
  }
}
