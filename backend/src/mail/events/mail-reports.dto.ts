import { MAIL_REPORT_RULES, type MailReport } from '#contract/console/mail-events';
import { Field } from '../../platform/http/field';

export class MailReportDto implements MailReport {
  @Field(MAIL_REPORT_RULES.message)
  message!: string;
}
