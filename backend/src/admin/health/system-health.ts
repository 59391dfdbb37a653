import { connectionWords } from '../../platform/errors/connection-words';
import type { ComplaintRate } from '../../mail/log/mail-log';
import { mostlyFails, type RecentAttempts } from '../../mail/server/mail-server';
import { COMPLAINT_LIMITS } from '#contract/console/campaigns/campaign-activity';
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
/** Retries of a server that is restarted, or that greylists, are over by then. */
const LATE_MAIL_SECONDS = 300;
/** A server that accepted an email this lately needs no other proof. */
const JUST_ACCEPTED_SECONDS = 60;
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

interface OwedMail {
  readonly depth: number;
  readonly oldestSeconds: number;
  /** Why the oldest one that was tried was not sent; null when none was. */
  readonly oldestError: string | null;
}

export function judgeQueue({ depth, oldestSeconds, oldestError }: OwedMail): Finding {
  if (depth === 0) return { state: 'healthy', detail: 'No email is waiting.' };
  const isLate = oldestSeconds > LATE_MAIL_SECONDS;
  const waiting = `${count(depth, 'email')} waiting; the oldest has been due for ${duration(Math.max(0, oldestSeconds))}.`;
  const why = oldestError === null || !isLate ? '' : ` ${sentence(oldestError)}`;
  return { state: warnIf(isLate), detail: `${waiting}${why}` };
}

/** Whether the server need not be asked, because it has just accepted an email. */
export function hasJustAccepted({ secondsSinceSuccess }: RecentAttempts): boolean {
  return secondsSinceSuccess !== null && secondsSinceSuccess <= JUST_ACCEPTED_SECONDS;
}

/** `greetingMs` is null when the server was not asked, because it has just accepted an email. */
export function judgeMail(greetingMs: number | null, attempts: RecentAttempts, givenUp: number): Finding {
  const found =
    greetingMs === null
      ? `The mail server accepted an email ${duration(attempts.secondsSinceSuccess ?? 0)} ago`
      : `The mail server responded in ${greetingMs.toFixed(0)} ms`;
  if (mostlyFails(attempts)) {
    const { failed, total, lastFailure } = attempts;
    const failing = `${found}, but ${failed} of the last ${total} attempts failed.`;
    return {
      state: 'warning',
      detail: `${failing}${lastFailure === null ? '' : ` ${sentence(lastFailure)}`}`,
    };
  }
  if (givenUp === 0) return { state: 'healthy', detail: `${found}.` };
  return { state: 'warning', detail: `${found}; ${count(givenUp, 'email')} could not be delivered.` };
}

/** What was found of the mail server, and that readers complain, if they do. */
export function withComplaints(found: Finding, { sent, complained }: ComplaintRate): Finding {
  const { rate, minComplaints, days } = COMPLAINT_LIMITS;
  const share = complained / Math.max(1, sent);
  if (share <= rate || complained < minComplaints) return found;
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  const many = `${percent(share)} of the last ${days} days' email was reported as spam (${complained} of ${sent}). Providers block senders above ${percent(rate)}.`;
  return { state: 'warning', detail: `${found.detail} ${many}` };
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

const UNNAMED = "the server's log has the reason";

export function failed(error: unknown): Finding {
  const { message, code } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  const raw = `${typeof code === 'string' ? code : ''} ${message ?? ''}`;
  const known = connectionWords(raw);
  // What has no code was thrown by the checks themselves, in words.
  const words = known ?? (code === undefined ? message : undefined) ?? UNNAMED;
  return { state: 'down', detail: `No answer (${words}).` };
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

const sentence = (text: string): string => (/[.!?"]$/.test(text) ? text : `${text}.`);

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}
