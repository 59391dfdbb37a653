import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Queue } from 'bullmq';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { QUEUE_BOARD_PATH } from '#contract/paths';
import { MAIL_QUEUE_NAME } from '../../mail/outbox/mail-queue';
import { troubleCodeOf } from '../../platform/http/error.filter';
import { contentSecurityPolicy, refuse } from '../../platform/http/security';
import { openRedis } from '../../platform/redis/redis-connection';

const REDACTED = 'not shown';
/** The board's page has an inline script with its base path, and inline styles while it loads. */
const BOARD_POLICY = { 'base-uri': ["'self'"], 'style-src': ["'self'", "'unsafe-inline'"] };

/** Bull Board, for requests that `refusalOf` does not refuse. Read-only, and job data is not shown. */
export async function registerQueueBoard(
  server: FastifyInstance,
  redisUrl: string,
  refusalOf: (request: FastifyRequest) => Promise<ErrorCode | null>,
): Promise<void> {
  const connection = openRedis(redisUrl, 'producer');
  const queue = new Queue(MAIL_QUEUE_NAME, { connection, skipWaitingForReady: true });
  queue.on('error', () => undefined);
  const shown = new BullMQAdapter(queue, { readOnlyMode: true });
  for (const field of ['name', 'data', 'returnValue', 'progress'] as const)
    shown.setFormatter(field, () => REDACTED);
  const board = new FastifyAdapter();
  createBullBoard({ queues: [shown], serverAdapter: board, options: { uiConfig: { boardTitle: 'Queues' } } });
  board.setBasePath(QUEUE_BOARD_PATH);
  await server.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const refusal = await refusalOf(request).catch(outage);
        // Returning the reply from an async hook tells Fastify that it was sent.
        if (refusal !== null) return refuse(reply, refusal);
        void reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
      });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUE_BOARD_PATH },
  );
  server.addHook('onClose', async () => {
    await queue.close();
    connection.disconnect();
  });
}

/** The board would answer errors itself, with their text. */
function outage(error: unknown): ErrorCode {
  const code = troubleCodeOf(error);
  if (code === null) throw error;
  return code;
}

const POLICY = contentSecurityPolicy(null, BOARD_POLICY);
