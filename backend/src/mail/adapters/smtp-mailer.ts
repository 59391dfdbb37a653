import { createTransport, type Transporter } from 'nodemailer';
import type { MailConfig } from '../../platform/config/mail-config';
import { isBadAddress, enhancedStatusIn } from '../outbox/enhanced-status';
import type { RenderedMail } from '../mail';
import { Mailer, NO_SUCH_ADDRESS, PermanentMailError, RefusedRecipientError } from '../outbox/mailer';

const TIMEOUT_MS = 20_000;
/** As many as the queue delivers at a time, so that no claimed email waits for a connection. */
const MAX_CONNECTIONS = 20;
/** The commands where a server judges this one email; an earlier rejection is about us. */
const MAIL_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];
/** Without STARTTLS, or with a certificate that is not the server's. */
const NOT_ENCRYPTED =
  'The mail server did not start encryption (STARTTLS), so nothing was sent. Use smtps://, or set SMTP_ALLOW_PLAINTEXT';
/** RFC 8058 wants the signature to cover both List-Unsubscribe headers. */
const SIGNED_HEADERS =
  'From:To:Reply-To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

/** Which server to hand email to, and how. */
interface MailServer {
  /** smtp:// or smtps://, with the user and password to sign in with. */
  readonly smtpUrl: string;
  /** The sender of every email. */
  readonly mailFrom: string;
  readonly mail: Pick<MailConfig, 'requiresStartTls' | 'dkim'>;
}

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ smtpUrl, mailFrom, mail: { requiresStartTls, dkim } }: MailServer) {
    super();
    this.from = mailFrom;
    const url = new URL(smtpUrl);
    this.transport = createTransport({
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 25),
      secure: url.protocol === 'smtps:',
      // Emails contain links that sign people in: before encryption, nothing but a greeting is said.
      requireTLS: requiresStartTls,
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dkim: dkim
        ? {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: SIGNED_HEADERS,
          }
        : undefined,
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
        replyTo: mail.replyTo === null ? undefined : { name: '', address: mail.replyTo },
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      });
    } catch (error) {
      throw withoutPrivateText(error);
    }
  }

  async close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}

/** RFC 2369, plus RFC 8058 for one-click. */
function unsubscribeHeaders({ unsubscribe }: RenderedMail): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Servers repeat addresses and more in their replies, so only the code and the command are stored and logged. */
function withoutPrivateText(error: unknown): Error {
  const { responseCode, response, command, code } = Object(error) as Record<
    'responseCode' | 'response' | 'command' | 'code',
    unknown
  >;
  if (code === 'ETLS') return new Error(NOT_ENCRYPTED);
  if (typeof responseCode !== 'number') return new Error(`No answer from the mail server (${String(code)})`);
  const message = `The mail server answered ${responseCode} to ${String(command)}`;
  if (responseCode < 500 || !MAIL_COMMANDS.includes(command)) return new Error(message);
  const isAboutAddress = command === 'RCPT TO' && isBadAddress(enhancedStatusIn(String(response)));
  return isAboutAddress
    ? new RefusedRecipientError(`${message}: ${NO_SUCH_ADDRESS}`)
    : new PermanentMailError(message);
}
