import { complaintReport, deliveryReport } from '../mail/mail-reports';
import { POSTMARK } from '../mail/provider-reports';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

type Drive = (
  user: TestUser,
  operation: string,
  filled: { params?: Record<string, string>; body: object },
) => Promise<unknown>;

export const REPORTING = {
  MAIL_WEBHOOK_TOKEN: 'a-token-of-the-provider',
  POSTMARK_WEBHOOK_TOKEN: 'a-long-token-of-postmark',
} as const;

/** Calls every operation by which others report about emails, with `drive`. */
export async function driveMailReports(app: TestApp, drive: Drive): Promise<void> {
  const reporter = (authorization: string): TestUser => {
    const visitor = app.visitor();
    void visitor.http.set('authorization', authorization);
    return visitor;
  };
  const raw = reporter(`Bearer ${REPORTING.MAIL_WEBHOOK_TOKEN}`);
  const about = { address: 'gone@example.com', messageId: '<x@y>' };
  const bounce = { message: deliveryReport({ ...about, status: '5.1.1' }) };
  await drive(raw, 'POST /api/mail/bounces', { body: bounce });
  await drive(raw, 'POST /api/mail/complaints', { body: { message: complaintReport(about) } });
  const password = Buffer.from(`postmark:${REPORTING.POSTMARK_WEBHOOK_TOKEN}`).toString('base64');
  await drive(reporter(`Basic ${password}`), 'POST /api/mail/webhooks/{provider}', {
    params: { provider: 'postmark' },
    body: POSTMARK.bounce({ ...about, mailId: '01890000-0000-7000-8000-000000000000' }),
  });
}
