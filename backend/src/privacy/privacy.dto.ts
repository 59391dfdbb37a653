import { DELETE_ACCOUNT_RULES, type DeleteAccountRequest } from '#contract/account/privacy';
import { Field } from '../platform/http/field';

export class DeleteAccountDto implements DeleteAccountRequest {
  @Field(DELETE_ACCOUNT_RULES.currentPassword)
  currentPassword!: string;
}
