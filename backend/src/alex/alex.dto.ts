import { CHAT_RULES, type ChatRequest } from '#contract/dating/alex';
import { Field } from '../platform/http/field';

export class ChatDto implements ChatRequest {
  @Field(CHAT_RULES.message)
  message!: string;
}
