import 'reflect-metadata';
import { AdministratorService } from './auth/administrator.service';
import { setPasswordMinLength } from './auth/password-policy';
import { createApp } from './configure-app';
import { ENTITIES } from './entities';
import { PlacesService } from './places/places.service';
import { Config } from './platform/config/config';
import { StartupError } from './platform/config/startup-error';
import { FieldCipher } from './platform/crypto/field-cipher';
import { requireSameKey } from './platform/crypto/key-check';
import { openDataSource } from './platform/database/data-source';
import { Database } from './platform/database/database';
import { requireRedis } from './platform/redis/redis-connection';

export interface RunningServer {
  readonly url: string;
  readonly adminEmail: string;
  /** Only on the start that created the administrator without being given a password. */
  readonly generatedAdminPassword: string | null;
  readonly queue: 'redis' | 'in-process';
  close(): Promise<void>;
}

/** Starts what ROLE asks for. Throws StartupError, whose message is one line that says what to do. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = new Config(env);
  setPasswordMinLength(config.passwordMinLength);
  if (config.redisUrl) await requireRedis(config.redisUrl);
  const dataSource = await openDataSource(config.databaseUrl, ENTITIES);
  const app = await createApp({ config, dataSource });
  try {
    await requireSameKey(app.get(Database), app.get(FieldCipher));
    await app.get(PlacesService).load();
    const generatedAdminPassword = await app.get(AdministratorService).ensure();
    if (config.role !== 'worker') await app.listen({ port: config.port, host: config.host });
    return {
      url: config.appUrl,
      adminEmail: config.adminEmail,
      generatedAdminPassword,
      queue: config.redisUrl ? 'redis' : 'in-process',
      close: () => app.close(),
    };
  } catch (error) {
    await app.close();
    throw toStartupError(error, config);
  }
}

function toStartupError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new StartupError(`PORT ${port} is already in use. Stop what uses it, or set PORT to a free one.`);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new StartupError(
      `Cannot listen on ${host}:${port}. Set HOST and PORT to an address this machine has.`,
    );
  return error;
}
