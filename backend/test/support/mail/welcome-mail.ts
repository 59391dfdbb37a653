import type { LoggedMail } from '../../../src/mail/log/mail-log';
import { MailLogService } from '../../../src/mail/log/mail-log.service';
import { idOf } from '../accounts/administrator';
import { eventually } from '../time/eventually';
import type { ReceivedMail } from '../servers/smtp-server';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

/** The log entry of the user's welcome email; null until it is sent. */
export async function marksOf(app: TestApp, user: TestUser): Promise<LoggedMail | null> {
  const log = await app.app.get(MailLogService).exportFor(await idOf(app, user));
  return log.find(({ type }) => type === 'welcome') ?? null;
}

/** A member whose welcome email has arrived and is in the log. */
export async function welcomed(app: TestApp): Promise<{ user: TestUser; mail: ReceivedMail }> {
  const user = await app.member();
  const mail = await app.mails.waitFor(user.email, /^Welcome to/);
  await eventually(async () => (await marksOf(app, user)) !== null);
  return { user, mail };
}
