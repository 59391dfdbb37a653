import {
  Inject,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { from, map, switchMap, type Observable } from 'rxjs';
import { currentWork } from '../connections/work';
import type { ReadReplica } from './read-replica';

/** The replica in DATABASE_READ_URL, or null. */
export const READ_REPLICA = Symbol('ReadReplica');

@Injectable()
class ReplicaReadsInterceptor implements NestInterceptor {
  constructor(@Inject(READ_REPLICA) private readonly replica: ReadReplica | null) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { replica } = this;
    if (replica === null) return next.handle();
    const work = currentWork();
    return from(replica.hasCaughtUp()).pipe(
      map((hasCaughtUp) => (work.otherReads = hasCaughtUp ? replica : null)),
      switchMap(() => next.handle()),
    );
  }
}

/**
 * The route only reads. Its statements go to the replica, as soon as that has everything committed before the request,
 * and to the primary where there is none, or it can't answer.
 */
export const ReadsFromReplica = () => UseInterceptors(ReplicaReadsInterceptor);
