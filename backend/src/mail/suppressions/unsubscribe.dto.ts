import { UNSUBSCRIBE_RULES, type UnsubscribeRequest } from '#contract/account/unsubscribe';
import { Field } from '../../platform/http/field';

export class UnsubscribeDto implements UnsubscribeRequest {
  @Field(UNSUBSCRIBE_RULES.email)
  email!: string;

  @Field(UNSUBSCRIBE_RULES.type)
  type!: string;
}
