import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ApiError } from '../../lib/api/api-error';

/** Too many questions: when Alex can answer again, as far as the server says. */
export function limitWords(error: unknown): string {
  const { title, description } = ERROR_CATALOGUE.rate_limited;
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return `${title} ${description}`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `about ${minutes} minutes`;
  return `${title} You have asked a lot in a short time. Alex answers again in ${wait}.`;
}
