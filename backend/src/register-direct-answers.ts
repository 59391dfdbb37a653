import { RequestMethod, type ArgumentsHost, type INestApplicationContext, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownAnswer, newAnswer } from './auth/sessions/answers/answer-revision.interceptor';
import {
  directAnswerOf,
  directWriteOf,
  type AskedToWrite,
  type DirectAnswer,
  type DirectWrite,
} from './auth/sessions/answers/direct-answer-request';
import type { RouteHandler } from './auth/sessions/answers/owner-read-request';
import { SessionGuard } from './auth/sessions/session.guard';
import type { SessionRequest } from './auth/sessions/session-request';
import { beginAs } from './platform/database/connections/work';
import { DomainError } from './platform/errors/domain-error';
import type { ErrorFilter } from './platform/http/error.filter';
import { InputReader } from './platform/http/input-reader';
import { inContextOf } from './platform/http/request-work';
import { idempotentRequestOf } from './platform/idempotency/idempotency.interceptor';

/** A controller, where the framework has made one. */
interface Found {
  readonly instance: object | undefined;
  readonly metatype: Type | null;
}

interface DirectRoute {
  readonly controller: Type;
  readonly instance: object;
  readonly handler: RouteHandler;
  readonly answer: DirectAnswer<unknown, unknown> | undefined;
  readonly write: DirectWrite<unknown, object> | undefined;
}

const CREATED = 201;

/** Answers the routes marked `@AnswersDirectly` or `@WritesDirectly` without the framework's steps after the guard. */
export function registerDirectAnswers(
  server: FastifyInstance,
  app: INestApplicationContext,
  errors: ErrorFilter,
): void {
  const direct = new DirectAnswers(app.get(SessionGuard, { strict: false }), app.get(InputReader));
  const routes = directRoutesOf(app);
  server.addHook('onRoute', (route) => {
    const found = [route.method].flat().map((method) => routes.get(`${method} ${route.url}`));
    const marked = found.find((each) => each !== undefined);
    if (!marked) return;
    const framework = route.handler.bind(server);
    route.config = { ...route.config, needsNoContext: true };
    route.handler = (request, reply) => {
      const answered = marked.write
        ? direct.write(marked, marked.write, request, reply, () => framework(request, reply))
        : direct.answer(marked, request, reply);
      answered
        .catch((error: unknown) => errors.catch(error, hostOf(request, reply)))
        // What can't even be answered must not end the process.
        .catch(() => reply.raw.destroy());
    };
  });
}

class DirectAnswers {
  constructor(
    private readonly guard: SessionGuard,
    private readonly reader: InputReader,
  ) {}

  async answer(
    { controller, instance, handler, answer }: DirectRoute,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.guard.admit(request, reply, handler, controller);
    const known = knownAnswer(request, reply);
    if (known) return void reply.send(await known.body);
    const { session, read } = request;
    if (!session || !answer) throw new DomainError('auth.session-required');
    void reply.send(await newAnswer(request, reply, answer(instance, { session, read })));
  }

  async write(
    { controller, instance, handler }: DirectRoute,
    { input, write }: DirectWrite<unknown, object>,
    request: SessionRequest,
    reply: FastifyReply,
    framework: () => unknown,
  ): Promise<void> {
    await this.guard.admit(request, reply, handler, controller);
    const asked = this.askedToWrite(request, input);
    const written = asked && (await beginAs(request.work, () => write(instance, asked)));
    if (written) return void reply.status(CREATED).send(await newAnswer(request, reply, written));
    await inContextOf(request, reply, framework);
  }

  /** Null for invalid input: the framework then refuses it, in its own order. */
  private askedToWrite(request: SessionRequest, type: Type<object>): AskedToWrite<object> | null {
    const { session, body } = request;
    const input = session && this.reader.readValid(type, body);
    return session && input ? { session, input, once: idempotentRequestOf(request) } : null;
  }
}

/** By their method and path. */
function directRoutesOf(app: INestApplicationContext): ReadonlyMap<string, DirectRoute> {
  const scanner = new MetadataScanner();
  const routes = new Map<string, DirectRoute>();
  for (const { instance, metatype } of app.get(DiscoveryService).getControllers() as Found[]) {
    if (!instance || !metatype) continue;
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const handler = Reflect.get(instance, name) as RouteHandler;
      const [answer, write] = [directAnswerOf(handler), directWriteOf(handler)];
      if (!answer && !write) continue;
      routes.set(routeOf(metatype, handler), { controller: metatype, instance, handler, answer, write });
    }
  }
  return routes;
}

function routeOf(controller: Type, handler: RouteHandler): string {
  const path = [controller, handler].map((part) => String(Reflect.getMetadata(PATH_METADATA, part)));
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  return `${method} /${path.filter((part) => part !== '/').join('/')}`;
}

const hostOf = (request: FastifyRequest, reply: FastifyReply): Pick<ArgumentsHost, 'switchToHttp'> => ({
  switchToHttp: () => ({
    getRequest: <Request>() => request as Request,
    getResponse: <Response>() => reply as Response,
    getNext: <Next>() => undefined as Next,
  }),
});
