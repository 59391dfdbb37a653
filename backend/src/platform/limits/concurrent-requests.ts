import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import type { Work } from '../database/connections/work';
import { DomainError } from '../errors/domain-error';
import { WaitingLine, type LineLimits } from './waiting-line';

/** A page sends about six requests at once. The ninth waits for one of the others. */
const OF_ONE_USER = { atOnce: 8, waiting: 700, waitMs: 3_000 } as const;
/** The second of the same kind usually needs no work anymore once the first is answered. */
const OF_ONE_KIND = { ...OF_ONE_USER, atOnce: 1, waitMs: 1_000 } as const;
const RETRY_AFTER_SECONDS = 1;

/** How many requests of one user, or of one address without an account, this process works on at the same time. */
@Injectable()
export class ConcurrentRequests {
  private readonly lines = new Map<string, WaitingLine>();

  /** A turn, which lasts until the answer is sent. If it doesn't come in time, throws `refusal`. */
  enter(key: string, work: Work, reply: FastifyReply, refusal: ErrorCode): Promise<void> | undefined {
    return this.enterLine(key, OF_ONE_USER, work, reply, (isIn) => {
      if (!isIn) throw new DomainError(refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  }

  /**
   * A turn among the heavy reads of one user and kind, which are worked out one after the other. One whose turn doesn't
   * come soon goes on without: the one before may be on its way to a client that has gone to sleep.
   */
  enterAlone(user: string, kind: string, work: Work, reply: FastifyReply): Promise<void> | undefined {
    return this.enterLine(`${user} ${kind}`, OF_ONE_KIND, work, reply, () => undefined);
  }

  private enterLine(
    key: string,
    limits: LineLimits,
    work: Work,
    reply: FastifyReply,
    afterWait: (isIn: boolean) => void,
  ): Promise<void> | undefined {
    const line = this.lines.get(key) ?? new WaitingLine(limits);
    this.lines.set(key, line);
    const endTurn = line.takeNow();
    if (!endTurn) return this.waitFor(key, line, work, reply, afterWait);
    this.endWith(reply, key, line, endTurn);
    return undefined;
  }

  private async waitFor(
    key: string,
    line: WaitingLine,
    work: Work,
    reply: FastifyReply,
    afterWait: (isIn: boolean) => void,
  ): Promise<void> {
    const endTurn = await work.waitFor(() => line.take());
    afterWait(endTurn !== null);
    if (endTurn) this.endWith(reply, key, line, endTurn);
  }

  private endWith({ raw }: FastifyReply, key: string, line: WaitingLine, endTurn: () => void): void {
    const leave = (): void => {
      endTurn();
      // Called twice: the second time, another line may have this key.
      if (line.isEmpty && this.lines.get(key) === line) this.lines.delete(key);
    };
    raw.once('finish', leave).once('close', leave);
    // The client may have gone while its request waited.
    if (raw.destroyed) leave();
  }
}
