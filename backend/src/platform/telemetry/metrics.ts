import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Coach } from '#contract/dating/alex';

export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
interface BacklogFigures {
  /** Emails that are owed and not sent, also while they wait for another attempt. */
  readonly depth: number;
  /** How long the oldest one has been owed. */
  readonly oldestSeconds: number;
  /** How long the mail server has been away; 0 while it isn't. */
  readonly serverAwaySeconds: number;
}

/** Few, because each costs a series for every route. */
const HTTP_SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];
const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;
const MAIL_OUTCOMES = ['sent', 'retry', 'held', 'dead', 'suppressed'] as const;
const REPLICA_OUTCOMES = ['replica', 'behind', 'away'] as const;
const COACHES = ['built-in', 'model', 'safety'] as const satisfies readonly Coach[];
const COACH_OUTCOMES = ['answered', 'stopped', 'failed'] as const;

/**
 * What operators read at /metrics, with Prometheus naming and units; no label ever identifies a person. Every counter
 * is there at 0 before it counts anything: Prometheus sees no increase in a series that begins at its first value.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.counter('http_requests_total', 'Answers, by method, route and status', [
    'method',
    'route',
    'status',
  ]);
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route',
    labelNames: ['route'],
    buckets: HTTP_SECONDS,
    registers: [this.registry],
  });
  private readonly drainingRefusals = this.counter(
    'http_draining_refusals_total',
    'Requests answered 503 because this process was shutting down; http_requests_total leaves them out',
    [],
  );
  private readonly refusedConnections = this.counter(
    'http_connections_refused_total',
    'Connections closed unread because MAX_CONNECTIONS were open',
    [],
  );
  private readonly mails = this.counter('mails_total', 'Delivery attempts, by email type and outcome', [
    'type',
    'outcome',
  ]);
  private readonly mailReports = this.counter(
    'mail_reports_total',
    'What other servers said about emails we sent, by kind; the same about one email counts once',
    ['kind'],
  );
  private readonly replicaReads = this.counter(
    'database_replica_reads_total',
    'Requests that asked the replica first: answered by it, or by the primary because it was behind or away',
    ['outcome'],
  );
  private readonly sharedLimits = new Gauge({
    name: 'limits_shared',
    help: '1 while all processes count limits together, 0 while this one counts alone because Redis is away',
    registers: [this.registry],
  });
  private readonly unstored = this.counter(
    'daily_cap_refusals_total',
    'What was not stored because the daily cap of its kind was reached',
    ['cap'],
  );
  private readonly coachAnswers = this.counter(
    'coach_answers_total',
    "Alex's answers, by coach and outcome",
    ['coach', 'outcome'],
  );
  private readonly coachTokens = this.counter('coach_tokens_total', 'Tokens reported by the model', [
    'direction',
  ]);

  constructor() {
    // Processor, memory, garbage collection, and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    for (const coach of COACHES)
      for (const outcome of COACH_OUTCOMES) this.coachAnswers.inc({ coach, outcome }, 0);
    for (const outcome of REPLICA_OUTCOMES) this.replicaReads.inc({ outcome }, 0);
    this.tokens(0, 0);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** A route that may be asked for, before it is. */
  expectRoute(method: string, route: string): void {
    for (const status of STATUS_CLASSES) this.requests.inc({ method, route, status }, 0);
  }

  /** The types of email that may be sent, before any is. */
  expectMails(types: readonly string[]): void {
    for (const type of types) for (const outcome of MAIL_OUTCOMES) this.mails.inc({ type, outcome }, 0);
  }

  /** The kinds of reports about sent emails, before any comes. */
  expectMailReports(kinds: readonly string[]): void {
    for (const kind of kinds) this.mailReports.inc({ kind }, 0);
  }

  /** The daily caps, before any is reached. */
  expectCaps(caps: readonly string[]): void {
    for (const cap of caps) this.unstored.inc({ cap }, 0);
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    this.durations.observe({ route }, seconds);
  }

  refusedWhileDraining(): void {
    this.drainingRefusals.inc();
  }

  connectionRefused(): void {
    this.refusedConnections.inc();
  }

  replicaRead(outcome: (typeof REPLICA_OUTCOMES)[number]): void {
    this.replicaReads.inc({ outcome });
  }

  limitsShared(areShared: boolean): void {
    this.sharedLimits.set(areShared ? 1 : 0);
  }

  notStored(cap: string): void {
    this.unstored.inc({ cap });
  }

  mail(type: string, outcome: (typeof MAIL_OUTCOMES)[number]): void {
    this.mails.inc({ type, outcome });
  }

  mailReported(kind: string): void {
    this.mailReports.inc({ kind });
  }

  coach(coach: Coach, outcome: (typeof COACH_OUTCOMES)[number]): void {
    this.coachAnswers.inc({ coach, outcome });
  }

  tokens(input: number, output: number): void {
    this.coachTokens.inc({ direction: 'input' }, input);
    this.coachTokens.inc({ direction: 'output' }, output);
  }

  /** Read on every scrape. */
  watchPool(read: () => PoolFigures): void {
    new Gauge({
      name: 'database_pool_connections',
      help: "This process's PostgreSQL connections, and statements waiting for one",
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, Number(count));
      },
    });
  }

  /** Read once on every scrape; an unreadable backlog leaves its gauges out. */
  watchBacklog(read: () => Promise<BacklogFigures>): void {
    let scrape: Promise<BacklogFigures> | null = null;
    const readOnce = () => (scrape ??= read().finally(() => (scrape = null)));
    const gauges: Readonly<Record<keyof BacklogFigures, readonly [name: string, help: string]>> = {
      depth: ['mail_queue_depth', 'Emails owed and not sent, over all processes, retried ones included'],
      oldestSeconds: ['mail_queue_oldest_seconds', 'How long ago the oldest owed email was first due'],
      serverAwaySeconds: [
        'mail_server_away_seconds',
        'How long the mail server has been away; 0 while it is not',
      ],
    };
    for (const [figure, [name, help]] of Object.entries(gauges))
      new Gauge({
        name,
        help,
        registers: [this.registry],
        async collect() {
          try {
            this.set((await readOnce())[figure as keyof BacklogFigures]);
          } catch {
            this.remove();
          }
        },
      });
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
