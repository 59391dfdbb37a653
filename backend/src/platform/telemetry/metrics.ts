import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
interface BacklogFigures {
  /** Mails that are due and not sent. */
  readonly depth: number;
  /** How long the oldest of them has been due. */
  readonly oldestSeconds: number;
}

const HTTP_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What operators read at /metrics, in Prometheus' terms and units; no label ever names a person. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_SECONDS,
    registers: [this.registry],
  });
  private readonly mails = this.counter('mails_total', 'Deliveries tried, by type of mail and outcome', [
    'type',
    'outcome',
  ]);
  private readonly coachAnswers = this.counter(
    'coach_answers_total',
    'Answers of Alex, by coach and outcome',
    ['coach', 'outcome'],
  );
  private readonly coachTokens = this.counter('coach_tokens_total', 'Tokens that the model reported', [
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

  mail(type: string, outcome: 'sent' | 'retry' | 'dead' | 'suppressed'): void {
    this.mails.inc({ type, outcome });
  }

  coach(coach: string, outcome: 'answered' | 'stopped' | 'failed'): void {
    this.coachAnswers.inc({ coach, outcome });
  }

  tokens(input: number, output: number): void {
    this.coachTokens.inc({ direction: 'input' }, input);
    this.coachTokens.inc({ direction: 'output' }, output);
  }

  /** Read whenever somebody asks for the metrics. */
  watchPool(read: () => PoolFigures): void {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to PostgreSQL of this process, and statements that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, Number(count));
      },
    });
  }

  /** Read whenever somebody asks for the metrics; a backlog that cannot be read leaves its last figures out. */
  watchBacklog(read: () => Promise<BacklogFigures>): void {
    const age = new Gauge({
      name: 'mail_queue_oldest_seconds',
      help: 'How long the oldest due mail has been waiting',
      registers: [this.registry],
    });
    new Gauge({
      name: 'mail_queue_depth',
      help: 'Mails that are due and not sent, all processes together',
      registers: [this.registry],
      async collect() {
        try {
          const { depth, oldestSeconds } = await read();
          this.set(depth);
          age.set(oldestSeconds);
        } catch {
          this.remove();
          age.remove();
        }
      },
    });
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
