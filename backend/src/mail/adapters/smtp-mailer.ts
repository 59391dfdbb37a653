import { createTransport, type Transporter } from 'nodemailer';
import type { RenderedMail } from '../mail';
import { Mailer, PermanentMailError } from '../mailer';

const TIMEOUT_MS = 20_000;

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    const url = new URL(smtpUrl);
    this.transport = createTransport({
      pool: true,
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 25),
      secure: url.protocol === 'smtps:',
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send(mail: RenderedMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isPermanent(error) ? new PermanentMailError(error.message) : error;
    }
  }

  async close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}

function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  // 5xx to the sign-in itself is our own misconfiguration, not a verdict on this mail.
  if ('code' in error && error.code === 'EAUTH') return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
