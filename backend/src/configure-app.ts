import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { constants } from 'node:zlib';
import { AppModule } from './app.module';
import { AdministratorSessionService } from './auth/administrator/administrator-session.service';
import { registerAnswerCheck } from './operations/openapi/answer-check';
import { OPENAPI_FILE } from './operations/openapi/openapi.service';
import { registerQueueBoard } from './operations/adapters/queue-board';
import { registerJsonOnly } from './platform/http/body-parser';
import { SessionCookie } from './auth/sessions/session-cookie';
import { registerClientPages } from './platform/http/pages/client-pages';
import { connectionOptions, limitConnections } from './platform/http/connections';
import { Clock } from './platform/clock/clock';
import { PROJECT_ROOT } from './platform/config/project-root';
import { ErrorFilter } from './platform/http/error.filter';
import { InputReader } from './platform/http/input-reader';
import { registerRequestWork } from './platform/http/request-work';
import { registerSiteFiles } from './platform/http/pages/site-files';
import {
  OPERATIONS,
  refuseAddress,
  registerOperationsOnly,
  registerSecurity,
} from './platform/http/security';
import { Draining, registerDraining } from './platform/http/draining';
import { NestLogger, openLog } from './platform/telemetry/logger';
import { Metrics } from './platform/telemetry/metrics';
import { registerRequestLog, requestIdOf } from './platform/telemetry/request-log';
import { registerDirectAnswers } from './register-direct-answers';
import type { Platform } from './platform/platform.module';

const BODY_LIMIT_BYTES = 100_000;
const CLIENT_FOLDER = join(PROJECT_ROOT, 'dist/frontend');

/** The whole application, ready to listen: the same for `npm start`, for production and for tests. */
export async function createApp(platform: Platform): Promise<NestFastifyApplication> {
  const { config } = platform;
  const log = openLog(config.logLevel);
  const adapter = new FastifyAdapter({
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    // The token of a link in an email contains its target URL.
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
    // Draining refuses instead, in the shape of every other error.
    return503OnClosing: false,
    ...connectionOptions(config),
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      refuseAddress(reply, config),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(platform), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(log),
  });
  const server = adapter.getInstance();
  limitConnections(server.server, config.operations.maxConnections, app.get(Metrics));
  const isWorker = config.role === 'worker';
  registerRequestLog(server, log, {
    metrics: app.get(Metrics),
    draining: app.get(Draining),
    serves: (route) => !isWorker || OPERATIONS.has(route),
  });
  registerRequestWork(server);
  if (isWorker) registerOperationsOnly(server);
  await server.register(cookie);
  registerSecurity(server, config);
  registerDraining(server, app.get(Draining));
  await registerAnswerCheck(server, log, config.answerCheck, OPENAPI_FILE);
  await server.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['gzip'],
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  if (config.redisUrl && !isWorker)
    await registerQueueBoard(server, config.redisUrl, (request) =>
      app.get(AdministratorSessionService).refusalOf(request),
    );
  registerJsonOnly(server);
  registerSiteFiles(server, config, app.get(Clock));
  await registerClientPages(server, CLIENT_FOLDER, {
    appUrl: config.appUrl,
    sessionCookieName: app.get(SessionCookie).name,
  });
  const errors = new ErrorFilter();
  registerDirectAnswers(server, app, errors);
  app.useGlobalPipes(app.get(InputReader));
  app.useGlobalFilters(errors);
  await app.init();
  await server.ready();
  return app;
}
