import type { HealthCheck, HealthCheckName, HealthState, SystemHealth } from '#contract/console/admin';

/** What a check found; the detail is one sentence with the figures. */
export type Finding = Omit<HealthCheck, 'name'>;

/** The product doesn't work without these; without the others it still runs, with limits. */
const VITAL: ReadonlySet<HealthCheckName> = new Set(['database', 'api']);

const NAMES: Record<HealthCheckName, string> = {
  database: 'database',
  redis: 'Redis',
  queue: 'mail queue',
  mail: 'mail server',
  coach: 'coach',
  disk: 'disk',
  api: 'API',
};

const SLOW_DATABASE_MS = 500;
const LATE_MAIL_SECONDS = 60;
const SLOW_LOOP_MS = 200;
const GIB = 1024 ** 3;
const LITTLE_SPACE = 0.1;
const NO_SPACE = 0.02;

const warnIf = (holds: boolean): HealthState => (holds ? 'warning' : 'healthy');

export function judgeDatabase(ms: number): Finding {
  return { state: warnIf(ms > SLOW_DATABASE_MS), detail: `A query took ${ms.toFixed(1)} ms.` };
}

/** Null when everything runs in one process, without Redis. */
export function judgeRedis(ms: number | null): Finding {
  if (ms === null)
    return { state: 'off', detail: 'Not configured: the queue and limits run in this process.' };
  return { state: warnIf(ms > SLOW_DATABASE_MS), detail: `Answered in ${ms.toFixed(1)} ms.` };
}

export function judgeQueue({ depth, oldestSeconds }: { depth: number; oldestSeconds: number }): Finding {
  if (depth === 0) return { state: 'healthy', detail: 'No email is waiting.' };
  return {
    state: warnIf(oldestSeconds > LATE_MAIL_SECONDS),
    detail: `${count(depth, 'email')} waiting; the oldest has been due for ${Math.max(0, Math.round(oldestSeconds))} s.`,
  };
}

export function judgeMail(ms: number, givenUp: number): Finding {
  const greeting = `The mail server responded in ${ms.toFixed(0)} ms`;
  if (givenUp === 0) return { state: 'healthy', detail: `${greeting}.` };
  return { state: 'warning', detail: `${greeting}; ${count(givenUp, 'email')} could not be delivered.` };
}

export function mailServerAway({ since, reason }: { since: Date; reason: string }): Finding {
  const time = since.toISOString().slice(0, 16).replace('T', ' ');
  return {
    state: 'down',
    detail: `Mail server away since ${time} UTC (${reason}). Email waits, and goes as soon as it is back.`,
  };
}

/** Null when the built-in coach answers; otherwise the status the model server answered with. */
export function judgeCoach(status: number | null): Finding {
  if (status === null) return { state: 'healthy', detail: 'The built-in coach answers.' };
  if (status < 400) return { state: 'healthy', detail: 'The model server can be reached.' };
  return { state: 'warning', detail: `The model server can be reached, but answered ${status}.` };
}

/** Bytes. */
export function judgeDisk({ free, total }: { free: number; total: number }): Finding {
  const share = total === 0 ? 0 : free / total;
  return {
    state: share < NO_SPACE ? 'down' : warnIf(share < LITTLE_SPACE),
    detail: `${(free / GIB).toFixed(1)} GB of ${(total / GIB).toFixed(1)} GB free.`,
  };
}

export function judgeApi({ delayMs, uptimeSeconds }: { delayMs: number; uptimeSeconds: number }): Finding {
  return {
    state: warnIf(delayMs > SLOW_LOOP_MS),
    detail: `Up for ${duration(uptimeSeconds)}; requests wait ${delayMs.toFixed(1)} ms at the 99th percentile.`,
  };
}

export function failed(error: unknown): Finding {
  return {
    state: 'down',
    detail: `No answer (${error instanceof Error ? error.message : 'unknown reason'}).`,
  };
}

export function toSystemHealth(checks: HealthCheck[], at: Date): SystemHealth {
  const unhealthy = checks.filter(({ state }) => state === 'warning' || state === 'down');
  const isDown = unhealthy.some(({ name, state }) => state === 'down' && VITAL.has(name));
  return {
    label: unhealthy.length === 0 ? 'Excellent' : isDown ? 'Down' : 'Degraded',
    summary:
      unhealthy.length === 0
        ? 'All systems operational'
        : `Needs attention: ${unhealthy.map(({ name }) => NAMES[name]).join(', ')}`,
    checks,
    checkedAt: at.toISOString(),
  };
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}
