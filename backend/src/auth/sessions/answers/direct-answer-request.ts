import { SetMetadata, type Type } from '@nestjs/common';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency.service';
import type { RouteHandler } from './owner-read-request';
import type { Session } from '../session';

const DIRECT_ANSWER = 'directAnswer';
const DIRECT_WRITE = 'directWrite';

export interface Asked<Read> {
  readonly session: Session;
  /** What `@ReadsWithSession` reads. */
  readonly read: Read;
}

/** Works the answer out from what came with the session, with nothing to wait for. */
export type DirectAnswer<Controller, Read> = (controller: Controller, asked: Asked<Read>) => object;

/**
 * For reads that are asked for all the time and need nothing but their session and what is read with it: they get the
 * same guard and the same errors, but neither the pipes and interceptors of other routes, which cost more than all the
 * rest, nor a context for further statements, of which there can be none.
 */
export const AnswersDirectly = <Controller, Read = undefined>(answer: DirectAnswer<Controller, Read>) =>
  SetMetadata(DIRECT_ANSWER, answer);

export const directAnswerOf = (handler: RouteHandler): DirectAnswer<unknown, unknown> | undefined =>
  Reflect.getMetadata(DIRECT_ANSWER, handler) as DirectAnswer<unknown, unknown> | undefined;

export interface AskedToWrite<Input> {
  readonly session: Session;
  readonly input: Input;
  /** For a request with an Idempotency-Key. */
  readonly once: IdempotentRequest | null;
}

export interface DirectWrite<Controller, Input extends object> {
  readonly input: Type<Input>;
  /**
   * Sends its only statement before it waits for anything: what follows a wait has no context. Null when nothing was
   * written and the route's method has to do it.
   */
  readonly write: (controller: Controller, asked: AskedToWrite<Input>) => Promise<object | null>;
}

/** The same for a write that nearly always is one statement. Everything else about it goes the framework's way. */
export const WritesDirectly = <Controller, Input extends object>(
  input: Type<Input>,
  write: DirectWrite<Controller, Input>['write'],
) => SetMetadata(DIRECT_WRITE, { input, write });

export const directWriteOf = (handler: RouteHandler): DirectWrite<unknown, object> | undefined =>
  Reflect.getMetadata(DIRECT_WRITE, handler) as DirectWrite<unknown, object> | undefined;
