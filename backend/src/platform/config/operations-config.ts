import type { EnvironmentReader } from './environment-reader';

/** What a proxy may need to see that this process is about to stop. */
const LONGEST_DRAIN_SECONDS = 4;

export interface OperationsConfig {
  /** Wanted as a bearer by /metrics; null lets everybody read. */
  readonly metricsToken: string | null;
  /** Seconds between "not ready" and the end of listening, so that a proxy can take this process out first. */
  readonly drainSeconds: number;
  /** Where a process with ROLE=worker answers /healthz, /readyz and /metrics; null for nowhere. */
  readonly workerPort: number | null;
}

export function readOperations(read: EnvironmentReader): OperationsConfig {
  const workerPort = read.secret('WORKER_PORT');
  return {
    metricsToken: read.secret('METRICS_TOKEN'),
    drainSeconds: read.wholeNumber('DRAIN_SECONDS', 0, 0, LONGEST_DRAIN_SECONDS),
    workerPort: workerPort === null ? null : read.wholeNumber('WORKER_PORT', 0, 0, 65_535),
  };
}
