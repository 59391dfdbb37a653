import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { type Tell, telling, tellOnStandardError } from '../config/start-progress';
import { StartupError } from '../config/startup-error';

type RedisUse = 'limits' | 'producer' | 'worker';

/** A connection that requests wait on fails fast; a worker's waits as long as it takes. */
const BY_USE: Record<RedisUse, RedisOptions> = {
  limits: { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 1_000 },
  // BullMQ sends commands before the connection is up, so they have to be queued until it is.
  producer: { maxRetriesPerRequest: 1 },
  worker: { maxRetriesPerRequest: null },
};

const keepTrying = (tries: number): number => Math.min(tries * 100, 2_000);

/** Keeps reconnecting, and logs once when Redis goes down and once when it is back. */
export function openRedis(url: string, use: RedisUse): Redis {
  const redis = connect(url, { ...BY_USE[use], retryStrategy: keepTrying });
  const logger = new Logger('Redis');
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn(`Redis is unavailable (${error.message}); continuing without it`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log('Redis is available again');
    away = false;
  });
  return redis;
}

/** redis://, rediss://, or unix:///path/to/redis.sock?db=0 */
function connect(address: string, options: RedisOptions): Redis {
  const withTimeout = { ...options, connectTimeout: 2_000 };
  if (!address.startsWith('unix:')) return new Redis(address, withTimeout);
  const url = new URL(address);
  const db = Number(url.searchParams.get('db') ?? 0);
  return new Redis(decodeURIComponent(url.pathname), { ...withTimeout, db });
}

/** Null once it is ready for commands. */
async function firstAnswer(url: string): Promise<Error | null> {
  const redis = connect(url, { retryStrategy: () => null });
  const problem = await new Promise<Error | null>((resolve) => {
    redis.once('ready', () => resolve(null));
    redis.once('error', resolve);
  });
  redis.disconnect();
  return problem;
}

/**
 * Throws StartupError when nothing is there, so that a wrong address is reported immediately. Waits for a Redis that
 * doesn't answer, and says so.
 */
export async function requireRedis(url: string, tell: Tell = tellOnStandardError): Promise<void> {
  const reason = await telling(tell, 'Waiting for Redis at REDIS_URL to answer ...', async () => {
    for (;;) {
      const problem = await firstAnswer(url);
      if (!problem?.message.includes('ETIMEDOUT')) return problem?.message ?? null;
    }
  });
  if (reason !== null)
    throw new StartupError(
      `Cannot reach Redis at REDIS_URL (${reason}). Check the address, or unset it to run without.`,
    );
}
