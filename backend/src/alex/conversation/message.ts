import type { AnswerReference, ChatMessage, ChatRole, Coach } from '#contract/dating/alex';

/** A stored message; text and references are encrypted at rest. */
export interface Message {
  readonly id: string;
  readonly role: ChatRole;
  readonly message: string;
  readonly coach: Coach | null;
  readonly references: readonly AnswerReference[];
  readonly createdAt: Date;
}

export function toChatMessage({ references, createdAt, ...message }: Message): ChatMessage {
  return { ...message, references: [...references], createdAt: createdAt.toISOString() };
}
