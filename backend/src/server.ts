import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  greetMailServer,
  NoEncryptionError,
  UntrustedCertificateError,
} from './admin/adapters/mail-server-greeting';
import { AdministratorService } from './auth/administrator/administrator.service';
import { createApp } from './configure-app';
import { openDatabase } from './open-database';
import { PlacesService } from './places/places.service';
import { Config } from './platform/config/config';
import { type Tell, telling, tellOnStandardError } from './platform/config/start-progress';
import { StartupError } from './platform/config/startup-error';
import { KeyRing } from './platform/crypto/key-ring';
import { Database } from './platform/database/database';
import { actsAsOwner } from './platform/database/roles';
import { Draining } from './platform/http/draining';
import { requireRedis } from './platform/redis/redis-connection';
import { prepareData } from './platform/encryption/prepare-data';

/** Shorter than what supervisors wait before they kill a process. */
const FINISH_WITHIN_MS = 4_000;

const ONE_ROLE =
  'DATABASE_URL owns the tables: someone who takes over this process could rewrite the audit log. Set DATABASE_OWNER_URL to their owner, and DATABASE_URL to another role.';

const NO_STARTTLS =
  'SMTP_URL names a mail server that offers no encryption (STARTTLS), so no email will be sent. Use smtps://, or set SMTP_ALLOW_PLAINTEXT for a server in your own network.';

const UNTRUSTED =
  'SMTP_URL names a mail server whose certificate is not trusted, so no email will be sent. Use the name in the certificate, or add its authority with NODE_EXTRA_CA_CERTS.';

const UNTRUSTED_HERE =
  'For a server in your own network that is reached without smtps://, SMTP_ALLOW_PLAINTEXT accepts any certificate.';

interface RunningServer {
  readonly url: string;
  readonly adminEmail: string;
  /** Set only on the start that created the administrator without a given password. */
  readonly generatedAdminPassword: string | null;
  readonly adminTwoFactor: Config['adminTwoFactor'];
  readonly queue: 'redis' | 'in-process';
  close(): Promise<void>;
}

interface StartOptions {
  /** Someone brings Redis back: until then, the queue and the limits work inside this process. */
  readonly redisMayBeAway?: boolean;
  /** Receives a line when the start has to wait. */
  readonly tell?: Tell;
}

/** Starts what ROLE selects. Throws StartupError, whose message is one line that says what to do. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { redisMayBeAway = false, tell = tellOnStandardError }: StartOptions = {},
): Promise<RunningServer> {
  const config = new Config(env);
  if (config.redisUrl && !redisMayBeAway) await requireRedis(config.redisUrl, tell);
  const dataSource = await openDatabase(config, tell);
  await telling(tell, 'Encrypting what an earlier version stored as plain text ...', () =>
    prepareData(dataSource, new KeyRing(config)),
  );
  const app = await createApp({ config, dataSource });
  try {
    if (await actsAsOwner(app.get(Database))) new Logger('Database').warn(ONE_ROLE);
    for (const warning of config.warnings) new Logger('Settings').warn(warning);
    await app.get(PlacesService).load();
    const generatedAdminPassword = await app.get(AdministratorService).ensure();
    const port = config.role === 'worker' ? config.operations.workerPort : config.port;
    if (port !== null) await app.listen({ port, host: config.host });
    if (config.role !== 'api') void warnIfUnencrypted(config);
    return {
      url: config.appUrl,
      adminEmail: config.adminEmail,
      generatedAdminPassword,
      adminTwoFactor: config.adminTwoFactor,
      queue: config.redisUrl ? 'redis' : 'in-process',
      close: () => stop(app, config.operations.drainSeconds),
    };
  } catch (error) {
    await app.close();
    throw toStartupError(error, config);
  }
}

/** Without delaying the start: a mail server that is merely away says nothing about its encryption. */
async function warnIfUnencrypted({ smtpUrl, mail }: Config): Promise<void> {
  try {
    await greetMailServer(smtpUrl, mail.requiresStartTls);
  } catch (error) {
    if (error instanceof NoEncryptionError) new Logger('Settings').warn(NO_STARTTLS);
    if (error instanceof UntrustedCertificateError) {
      const isStartTls = new URL(smtpUrl).protocol === 'smtp:';
      new Logger('Settings').warn(isStartTls ? `${UNTRUSTED} ${UNTRUSTED_HERE}` : UNTRUSTED);
    }
  }
}

/**
 * Requests finish and jobs are released; a conversation still streaming is ended in time. The port is closed before
 * anything else, so that a proxy knows at once that what it couldn't send here has to go elsewhere.
 */
async function stop(app: NestFastifyApplication, drainSeconds: number): Promise<void> {
  const draining = app.get(Draining);
  draining.begin();
  await sleep(drainSeconds * 1000);
  const { server } = app.getHttpAdapter().getInstance();
  const hurry = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  draining.close();
  server.close(() => undefined);
  server.closeIdleConnections();
  await app.close();
  clearTimeout(hurry);
}

function toStartupError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new StartupError(
      `PORT ${port} is already in use. Stop the program that uses it, or set PORT to a free one.`,
    );
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new StartupError(
      `Cannot listen on ${host}:${port}. Set HOST and PORT to an address this machine has.`,
    );
  return error;
}
