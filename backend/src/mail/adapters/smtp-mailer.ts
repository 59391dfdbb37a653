import { createTransport, type Transporter } from 'nodemailer';
import type { MailConfig } from '../../platform/config/mail-config';
import { outboxIdOf } from '../message-id';
import { isBadAddress, enhancedStatusIn } from '../outbox/enhanced-status';
import type { RenderedMail } from '../mail';
import {
  Mailer,
  NO_SUCH_ADDRESS,
  PermanentMailError,
  RefusedRecipientError,
  TemporaryMailError,
} from '../outbox/mailer';
import type { FailureScope } from '../server/mail-server';
import { answerWords, noAnswerWords } from '../server/failure-words';
import { serverWords } from '../server/server-words';

const TIMEOUT_MS = 20_000;
/** For the whole conversation: a server that trickles its answers is never silent for long. */
const CONVERSATION_MS = 60_000;
/** As many as the queue delivers at a time, so that no claimed email waits for a connection. */
const MAX_CONNECTIONS = 20;
/** The commands where a server judges this one email; an earlier rejection is about us. */
const MAIL_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];
const CONVERSATION: readonly unknown[] = ['MAIL FROM', ...MAIL_COMMANDS];
/** Still before the conversation: no connection, greeting, encryption or sign-in. */
const NO_CONVERSATION: readonly unknown[] = [
  'EDNS',
  'EAUTH',
  'ETLS',
  'EPROTOCOL',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
];
/** The server says that it is closing, whatever it was asked. */
const CLOSING = 421;
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
  readonly mail: Pick<MailConfig, 'requiresStartTls' | 'dkim' | 'webhooks'>;
}

export class SmtpMailer extends Mailer {
  private transport: Transporter;
  private readonly from: string;

  constructor(private readonly server: MailServer) {
    super();
    this.from = server.mailFrom;
    this.transport = this.connect();
  }

  private connect(): Transporter {
    const { smtpUrl, mail } = this.server;
    const { requiresStartTls, dkim } = mail;
    const url = new URL(smtpUrl);
    return createTransport({
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      // After a lost connection the outbox decides about another attempt.
      maxRequeues: 0,
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 25),
      secure: url.protocol === 'smtps:',
      // Emails contain links that sign people in: before encryption, nothing but a greeting is said.
      requireTLS: requiresStartTls,
      // Where plaintext is allowed, anyone on the path can read along anyway, so a self-signed certificate is no reason
      // not to send.
      tls: { rejectUnauthorized: requiresStartTls || url.protocol === 'smtps:' },
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
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...unsubscribeHeaders(mail),
          ...this.providerHeaders(mail),
        },
        signal: AbortSignal.timeout(CONVERSATION_MS),
      });
    } catch (error) {
      throw withoutPrivateText(error, mail);
    }
  }

  /** Headers that a provider repeats in its webhooks, to match a report to its email: most replace the Message-ID. */
  private providerHeaders({ messageId }: RenderedMail): Record<string, string | PreparedHeader> {
    const { sesTopics, postmarkToken, sendgridKey, mailgunKey } = this.server.mail.webhooks;
    const id = outboxIdOf(messageId);
    if (id === null) return {};
    return {
      ...(sesTopics && { 'X-SES-MESSAGE-TAGS': `mail_id=${id}` }),
      ...(postmarkToken !== null && { 'X-PM-Metadata-mail-id': id, 'X-PM-KeepID': 'true' }),
      ...(sendgridKey && { 'X-SMTPAPI': asJson({ unique_args: { mail_id: id } }) }),
      ...(mailgunKey !== null && { 'X-Mailgun-Variables': asJson({ mail_id: id }) }),
    };
  }

  reconnect(): void {
    const before = this.transport;
    this.transport = this.connect();
    before.close();
  }

  async close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}

interface PreparedHeader {
  readonly prepared: true;
  readonly value: string;
}

/** Skips the encoding that JSON's long unbroken runs would get: no provider decodes it. */
function asJson(value: object): PreparedHeader {
  return { prepared: true, value: JSON.stringify(value) };
}

/** RFC 2369, plus RFC 8058 for one-click. */
function unsubscribeHeaders({ unsubscribe }: RenderedMail): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Servers repeat addresses and more in their replies, which are stored, logged and shown to administrators. */
function withoutPrivateText(error: unknown, mail: RenderedMail): Error {
  const { responseCode, response, command, code } = Object(error) as Record<string, unknown>;
  if (code === 'ETLS') return new TemporaryMailError(NOT_ENCRYPTED, 'server');
  if (typeof responseCode !== 'number') return new TemporaryMailError(noAnswerWords(error), scopeOf(error));
  const words = serverWords(typeof response === 'string' ? response : '', mail);
  const message = answerWords(responseCode, command, words);
  if (responseCode < 500 || !MAIL_COMMANDS.includes(command))
    return new TemporaryMailError(message, scopeOf(error));
  const isAtRecipient = command === 'RCPT TO';
  return isAtRecipient && isBadAddress(enhancedStatusIn(String(response)))
    ? new RefusedRecipientError(`${message}: ${NO_SUCH_ADDRESS}`)
    : new PermanentMailError(message, isAtRecipient);
}

function scopeOf(error: unknown): FailureScope {
  const { responseCode, command, code, originalCode, timeoutType } = Object(error) as Record<string, unknown>;
  const isBeforeMail = typeof responseCode === 'number' && !CONVERSATION.includes(command);
  const isNoConversation = [code, originalCode, timeoutType].some((each) => NO_CONVERSATION.includes(each));
  return responseCode === CLOSING || isBeforeMail || isNoConversation ? 'server' : 'email';
}
