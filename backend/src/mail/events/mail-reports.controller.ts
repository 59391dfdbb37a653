import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { MailReportAnswer } from '#contract/console/mail-events';
import { Public } from '../../platform/http/public-route';
import { MailReportDto } from './mail-reports.dto';
import { MailReportsService } from './mail-reports.service';
import { MailWebhookGuard } from './mail-webhook.guard';

/** Called by mail servers and providers. */
@Public()
@UseGuards(MailWebhookGuard)
@Controller('api/mail')
export class MailReportsController {
  constructor(private readonly reports: MailReportsService) {}

  @Post('bounces')
  @HttpCode(200)
  bounce(@Body() { message }: MailReportDto): Promise<MailReportAnswer> {
    return this.reports.takeBounce(message);
  }

  @Post('complaints')
  @HttpCode(200)
  complaint(@Body() { message }: MailReportDto): Promise<MailReportAnswer> {
    return this.reports.takeComplaint(message);
  }
}
