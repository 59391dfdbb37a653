import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { StartupError } from '../config/startup-error';

type RedisUse = 'limits' | 'producer' | 'worker';

/** Who is waited for by a request fails fast; a worker waits for as long as it takes. */
const BY_USE: Record<RedisUse, RedisOptions> = {
  limits: { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 1_000 },
  // BullMQ speaks before the connection stands, so these first words have to wait for it.
  producer: { maxRetriesPerRequest: 1 },
  worker: { maxRetriesPerRequest: null },
};

const keepTrying = (tries: number): number => Math.min(tries * 100, 2_000);

export function openRedis(
  url: string,
  use: RedisUse,
  retryStrategy: (tries: number) => number | null = keepTrying,
): Redis {
  const options: RedisOptions = { ...BY_USE[use], connectTimeout: 2_000, retryStrategy };
  const redis = url.startsWith('unix:') ? openSocket(new URL(url), options) : new Redis(url, options);
  const logger = new Logger('Redis');
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn(`Redis is away (${error.message}); carrying on without it`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log('Redis is back');
    away = false;
  });
  return redis;
}

/** unix:///path/to/redis.sock?db=0 */
function openSocket(url: URL, options: RedisOptions): Redis {
  return new Redis(decodeURIComponent(url.pathname), {
    ...options,
    db: Number(url.searchParams.get('db') ?? 0),
  });
}

/** Throws StartupError when nobody answers: a wrong address is better told at once. */
export async function requireRedis(url: string): Promise<void> {
  const redis = openRedis(url, 'limits', () => null);
  const reason = await new Promise<string | null>((resolve) => {
    redis.once('ready', () => resolve(null));
    redis.once('error', (error: Error) => resolve(error.message));
  });
  redis.disconnect();
  if (reason !== null)
    throw new StartupError(
      `Cannot reach Redis at REDIS_URL (${reason}). Check the address, or unset it to run without.`,
    );
}
