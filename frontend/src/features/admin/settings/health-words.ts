import type { HealthCheckName, HealthState } from '#contract/admin';
import type { BadgeTone } from '../pieces/badge';

export const CHECK_NAMES: Readonly<Record<HealthCheckName, string>> = {
  database: 'Database',
  redis: 'Redis',
  queue: 'Automation and queue',
  mail: 'Email service',
  coach: 'Coach',
  disk: 'Disk',
  api: 'API',
};

export const STATE_WORDS: Readonly<Record<HealthState, string>> = {
  healthy: 'Healthy',
  warning: 'Needs attention',
  down: 'Down',
  off: 'Off',
};

export const STATE_TONES: Readonly<Record<HealthState, BadgeTone>> = {
  healthy: 'good',
  warning: 'waiting',
  down: 'bad',
  off: 'quiet',
};
