import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock';
import { localDay } from '../../../platform/clock/local-time';
import { BUILD_ID } from '../../../platform/config/build-id';
import { Config } from '../../../platform/config/config';
import { RecentValues } from '../../../platform/memory/recent-values';
import { answerBody, type AnswerBody } from './large-answer-request';
import type { Session } from '../session';
import type { SessionRequest } from '../session-request';
import type { Revised } from './answer-revision.interceptor';

const REVISION = /:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/;
const REMEMBERED_FOR_MS = 5 * 60_000;

interface RememberedAnswer {
  readonly tag: string;
  readonly body: AnswerBody;
  readonly until: number;
}

/**
 * Answers of one revision of their owner's records, or of the account: a client that has one is sent nothing, and one
 * that was worked out a moment ago is not worked out again for another.
 */
@Injectable()
export class AnswerRevisionsService {
  /** By owner and route. */
  private readonly remembered: RecentValues<RememberedAnswer>;

  constructor(
    private readonly clock: Clock,
    { operations }: Config,
  ) {
    const most = operations.answerMemoryMb * 1_000_000;
    this.remembered = new RecentValues(most, ({ body }) => body.length);
  }

  /** The revision that there is an answer of, at the client or here; null where it has to be worked out. */
  known(request: FastifyRequest, owner: string): string | null {
    return revisionIn(request.headers['if-none-match']) ?? revisionIn(this.rememberedOf(owner, request)?.tag);
  }

  /** Marks the request with its answer's tag and whether there is an answer. Returns whether it has to be worked out. */
  mark(request: SessionRequest, session: Session, revised: Revised): boolean {
    const tag =
      revised === 'account' ? accountTagOf(request, session) : tagOf(request, session, this.clock.now());
    request.tag = tag;
    if (tag === null) return true;
    request.isUnchanged = request.headers['if-none-match'] === tag;
    if (request.isUnchanged) return false;
    const owner = session.account.id;
    const remembered = this.rememberedOf(owner, request);
    if (remembered?.tag === tag) request.remembered = remembered.body;
    else request.remember = (text) => this.remember(owner, request, { tag, text });
    return request.remembered === undefined;
  }

  private rememberedOf(owner: string, request: FastifyRequest): RememberedAnswer | undefined {
    const answer = this.remembered.get(keyOf(owner, request));
    return answer && answer.until > this.clock.now().getTime() ? answer : undefined;
  }

  private remember(
    owner: string,
    request: FastifyRequest,
    { tag, text }: { tag: string; text: string },
  ): AnswerBody {
    const body = answerBody(text);
    const until = this.clock.now().getTime() + REMEMBERED_FOR_MS;
    this.remembered.set(keyOf(owner, request), { tag, body, until });
    return body;
  }
}

const routeOf = (request: FastifyRequest): string => request.routeUrl ?? '';
const keyOf = (owner: string, request: FastifyRequest): string => `${owner} ${routeOf(request)}`;
const revisionIn = (tag: string | undefined): string | null => REVISION.exec(tag ?? '')?.[1] ?? null;

/**
 * Null for administrators: their answer depends on their session and the settings, too. Revisions of two accounts may be
 * the same.
 */
function accountTagOf(
  request: FastifyRequest,
  { accountRevision, account }: Pick<Session, 'accountRevision' | 'account'>,
): string | null {
  if (account.isAdmin) return null;
  return `W/"${BUILD_ID}:${routeOf(request)}:${account.id}:${accountRevision}"`;
}

/**
 * The answer of this version is known by the owner's revision of their records, and by the day, in UTC and where the
 * owner is, because some figures look back for days. Null while there is no revision. Weak: it says the same, compressed
 * or not.
 */
function tagOf(
  request: FastifyRequest,
  { revision, account }: Pick<Session, 'revision' | 'account'>,
  now: Date,
): string | null {
  if (revision === null) return null;
  const days = `${now.toISOString().slice(0, 10)}:${localDay(now, account.timezone)}`;
  return `W/"${BUILD_ID}:${routeOf(request)}:${revision}:${days}"`;
}
