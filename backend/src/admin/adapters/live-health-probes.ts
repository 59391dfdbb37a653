import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { NO_SUCH_ADDRESS } from '../../mail/outbox/mailer';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { openRedis } from '../../platform/redis/redis-connection';
import { HealthProbes } from '../health/health-probes';
import { greetMailServer } from './mail-server-greeting';

const RESOLUTION_MS = 20;
const NANO_TO_MS = 1e-6;
const OPENAI_URL = 'https://api.openai.com/v1';
const COACH_LIMITS = { maxBytes: 1_000_000, withinMs: 2_000, redirects: 0 } as const;

@Injectable()
export class LiveHealthProbes extends HealthProbes implements OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor(
    private readonly config: Config,
    private readonly store: Database,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
    this.delay.enable();
  }

  onModuleDestroy(): void {
    this.delay.disable();
  }

  database(): Promise<number> {
    return timed(() => this.store.query('health', 'select 1', []));
  }

  async redis(): Promise<number | null> {
    if (!this.config.redisUrl) return null;
    const redis = openRedis(this.config.redisUrl, 'producer');
    try {
      return await timed(() => redis.ping());
    } finally {
      redis.disconnect();
    }
  }

  mailServer(): Promise<number> {
    return timed(() => greetMailServer(this.config.smtpUrl, this.config.mail.requiresStartTls));
  }

  async deadMails(): Promise<number> {
    const rows = await this.store.query<{ dead: number }>(
      'health-dead-mails',
      // A mistyped address says nothing about the system, but a rejection over our reputation does. Older failures
      // were reported on their own day.
      `select count(*)::int as dead from outbox
       where status = 'dead' and settled_at > now() - interval '1 day' and not coalesce(last_error, '') like '%' || $1`,
      [NO_SUCH_ADDRESS],
    );
    return rows[0]?.dead ?? 0;
  }

  async coach(): Promise<number | null> {
    const { apiKey, baseUrl } = this.config.coach.server;
    const url = apiKey === null && baseUrl === null ? await this.localModelUrl() : (baseUrl ?? OPENAI_URL);
    if (url === null) return null;
    const answer = await this.outgoing.fetch(
      `${url.replace(/\/+$/, '')}/models`,
      { headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` } },
      COACH_LIMITS,
    );
    await answer.body?.cancel();
    return answer.status;
  }

  /** Null unless the administrator turned on a model on this machine. */
  private async localModelUrl(): Promise<string | null> {
    const { localUrl } = this.config.coach;
    const rows = await this.store.query<{ model: string | null }>(
      'health-local-model',
      'select model from local_model',
      [],
    );
    return localUrl !== null && rows[0]?.model ? `${localUrl}/v1` : null;
  }

  async disk(): Promise<{ free: number; total: number }> {
    const { dataDir } = this.config.console;
    const { bavail, blocks, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.');
    return { free: bavail * bsize, total: blocks * bsize };
  }

  api(): { delayMs: number; uptimeSeconds: number } {
    const delayMs = Math.max(0, this.delay.percentile(99) * NANO_TO_MS - RESOLUTION_MS);
    this.delay.reset();
    return { delayMs, uptimeSeconds: process.uptime() };
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
