import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { constants } from 'node:zlib';
import { AppModule } from './app.module';
import { registerJsonOnly } from './platform/http/body-parser';
import { registerClientPages } from './platform/http/client-pages';
import { PROJECT_ROOT } from './platform/config/project-root';
import { DtoPipe } from './platform/http/dto.pipe';
import { ErrorFilter } from './platform/http/error.filter';
import { registerSearchEngineFiles } from './platform/http/search-engines';
import { refuseAddress, registerSecurity } from './platform/http/security';
import { createLogger } from './platform/telemetry/logger';
import type { Platform } from './platform/platform.module';

const BODY_LIMIT_BYTES = 100_000;
const CLIENT_FOLDER = join(PROJECT_ROOT, 'dist/frontend');

/** The whole application, ready to listen: the same for `npm start`, for production and for tests. */
export async function createApp(platform: Platform): Promise<NestFastifyApplication> {
  const { config } = platform;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      refuseAddress(reply, config),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(platform), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: createLogger(config.logLevel),
  });
  const server = adapter.getInstance();
  await server.register(cookie);
  registerSecurity(server, config);
  await server.register(compress, {
    threshold: 1_024,
    encodings: ['gzip'],
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  registerJsonOnly(server);
  registerSearchEngineFiles(server, config.appUrl);
  await registerClientPages(server, CLIENT_FOLDER, config);
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
  await app.init();
  await server.ready();
  return app;
}
