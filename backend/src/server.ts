import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdministratorService } from './auth/administrator/administrator.service';
import { createApp } from './configure-app';
import { ENTITIES } from './entities';
import { PlacesService } from './places/places.service';
import { Config } from './platform/config/config';
import { StartupError } from './platform/config/startup-error';
import { FieldCipher } from './platform/crypto/field-cipher';
import { requireSameKey } from './platform/crypto/key-check';
import { openDataSource } from './platform/database/data-source';
import { Database } from './platform/database/database';
import { Draining } from './platform/http/draining';
import { requireRedis } from './platform/redis/redis-connection';

/** Shorter than what supervisors wait before they kill a process. */
const FINISH_WITHIN_MS = 4_000;

interface RunningServer {
  readonly url: string;
  readonly adminEmail: string;
  /** Set only on the start that created the administrator without a given password. */
  readonly generatedAdminPassword: string | null;
  readonly adminTwoFactor: Config['adminTwoFactor'];
  readonly queue: 'redis' | 'in-process';
  close(): Promise<void>;
}

/** Starts what ROLE selects. Throws StartupError, whose message is one line that says what to do. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = new Config(env);
  if (config.redisUrl) await requireRedis(config.redisUrl);
  const dataSource = await openDataSource(config.databaseUrl, ENTITIES);
  const app = await createApp({ config, dataSource });
  try {
    await requireSameKey(app.get(Database), app.get(FieldCipher));
    await app.get(PlacesService).load();
    const generatedAdminPassword = await app.get(AdministratorService).ensure();
    const port = config.role === 'worker' ? config.operations.workerPort : config.port;
    if (port !== null) await app.listen({ port, host: config.host });
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

/** Requests finish and jobs are released; a conversation still streaming is ended in time. */
async function stop(app: NestFastifyApplication, drainSeconds: number): Promise<void> {
  app.get(Draining).begin();
  await sleep(drainSeconds * 1000);
  const { server } = app.getHttpAdapter().getInstance();
  const hurry = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
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
