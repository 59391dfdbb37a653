import { AUTH_TEXTS } from '#contract/auth';
import { Rule } from '../platform/http/rule';

export class DeleteAccountDto {
  @Rule((value) => (typeof value === 'string' && value !== '' ? null : AUTH_TEXTS.currentPasswordRequired))
  currentPassword!: string;
}
