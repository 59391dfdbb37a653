import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
interface BacklogFigures {
  /** Emails that are due but not sent. */
  readonly depth: number;
  /** How long the oldest one has been due. */
  readonly oldestSeconds: number;
  /** How long the mail server has been away; 0 while it isn't. */
  readonly serverAwaySeconds: number;
}

const HTTP_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What operators read at /metrics, with Prometheus naming and units; no label ever identifies a person. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_SECONDS,
    registers: [this.registry],
  });
  private readonly refusedConnections = this.counter(
    'http_connections_refused_total',
    'Connections closed unread because MAX_CONNECTIONS were open',
    [],
  );
  private readonly mails = this.counter('mails_total', 'Delivery attempts, by email type and outcome', [
    'type',
    'outcome',
  ]);
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
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  connectionRefused(): void {
    this.refusedConnections.inc();
  }

  limitsShared(areShared: boolean): void {
    this.sharedLimits.set(areShared ? 1 : 0);
  }

  notStored(cap: string): void {
    this.unstored.inc({ cap });
  }

  mail(type: string, outcome: 'sent' | 'retry' | 'held' | 'dead' | 'suppressed'): void {
    this.mails.inc({ type, outcome });
  }

  coach(coach: string, outcome: 'answered' | 'stopped' | 'failed'): void {
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
      depth: ['mail_queue_depth', 'Emails due but not sent, over all processes'],
      oldestSeconds: ['mail_queue_oldest_seconds', 'How long the oldest due email has been waiting'],
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
