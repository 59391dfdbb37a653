import { MAIL_EVENT_TEXTS } from '#contract/mail-events';
import { Rule } from '../../platform/http/rule';

export class MailReportDto {
  @Rule((value) => (typeof value === 'string' && value !== '' ? null : MAIL_EVENT_TEXTS.messageRequired))
  message!: string;
}
