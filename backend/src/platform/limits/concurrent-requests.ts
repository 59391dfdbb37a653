import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { currentWork } from '../database/connections/work';
import { DomainError } from '../errors/domain-error';
import { WaitingLine } from './waiting-line';

/** A page sends about six requests at once. The ninth waits for one of the others. */
const LIMITS = { atOnce: 8, waiting: 700, waitMs: 3_000 } as const;
const RETRY_AFTER_SECONDS = 1;

/** How many requests of one user, or of one address without an account, this process works on at the same time. */
@Injectable()
export class ConcurrentRequests {
  private readonly lines = new Map<string, WaitingLine>();

  /** Waits for a turn, which lasts until the answer is sent. Throws `refusal` when it doesn't come in time. */
  async enter(key: string, { raw }: FastifyReply, refusal: ErrorCode): Promise<void> {
    const line = this.lines.get(key) ?? new WaitingLine(LIMITS);
    this.lines.set(key, line);
    const endTurn = await currentWork().waitFor(() => line.take());
    if (!endTurn) throw new DomainError(refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const leave = (): void => {
      endTurn();
      if (line.isEmpty) this.lines.delete(key);
    };
    raw.once('finish', leave).once('close', leave);
    // The client may have gone while its request waited.
    if (raw.destroyed) leave();
  }
}
