import { Injectable, Logger } from '@nestjs/common';
import type { HealthCheck, HealthCheckName, SystemHealth } from '#contract/console/admin';
import { MailLogService } from '../../mail/log/mail-log.service';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { MailServerService } from '../../mail/server/mail-server.service';
import { Clock } from '../../platform/clock/clock';
import { HealthProbes } from './health-probes';
import {
  failed,
  hasJustAccepted,
  judgeApi,
  judgeCoach,
  judgeDatabase,
  judgeDisk,
  judgeMail,
  judgeQueue,
  judgeRedis,
  mailServerAway,
  toSystemHealth,
  withComplaints,
  type Finding,
} from './system-health';

const WITHIN_MS = 3_000;

@Injectable()
export class SystemHealthService {
  private readonly logger = new Logger('Health');

  constructor(
    private readonly probes: HealthProbes,
    private readonly outbox: OutboxService,
    private readonly mailServer: MailServerService,
    private readonly mailLog: MailLogService,
    private readonly clock: Clock,
  ) {}

  async look(): Promise<SystemHealth> {
    const checks = await Promise.all([
      this.check('database', async () => judgeDatabase(await this.probes.database())),
      this.check('redis', async () => judgeRedis(await this.probes.redis())),
      this.check('queue', async () => judgeQueue(await this.outbox.backlog())),
      this.mailCheck(),
      this.check('coach', async () => judgeCoach(await this.probes.coach())),
      this.check('disk', async () => judgeDisk(await this.probes.disk())),
      this.check('api', () => Promise.resolve(judgeApi(this.probes.api()))),
    ]);
    return toSystemHealth(checks, this.clock.now());
  }

  /** Checked now: how the latest attempts went, or how the mail server greets us. */
  mailCheck(): Promise<HealthCheck> {
    return this.check('mail', () => this.lookAtMailServer());
  }

  /** Delivery attempts reveal more than a greeting, such as a server that defers every email. */
  private async lookAtMailServer(): Promise<Finding> {
    const outage = await this.mailServer.outage();
    if (outage) return mailServerAway(outage);
    const attempts = await this.mailServer.recentAttempts();
    const greetingMs = hasJustAccepted(attempts) ? null : await this.probes.mailServer();
    const found = judgeMail(greetingMs, attempts, await this.probes.deadMails());
    return withComplaints(found, await this.mailLog.recentComplaints());
  }

  private async check(name: HealthCheckName, look: () => Promise<Finding>): Promise<HealthCheck> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing within ${WITHIN_MS / 1000} s`)), WITHIN_MS);
    });
    try {
      return { name, ...(await Promise.race([look(), limit])) };
    } catch (error) {
      this.logger.warn(
        `The check "${name}" failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      return { name, ...failed(error) };
    } finally {
      clearTimeout(timer);
    }
  }
}
