import { CHAT_RULES, type ChatRequest } from '#contract/alex';
import { Field } from '../platform/http/field';

export class ChatDto implements ChatRequest {
  @Field(CHAT_RULES.message)
  message!: string;
}
