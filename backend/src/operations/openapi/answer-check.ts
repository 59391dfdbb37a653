import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorAnswer } from '#contract/errors';
import type { AnswerCheck } from '../../platform/config/config';
import { AnswerContract, type AnswersDocument } from './contract-check';

/**
 * Compares every JSON answer with the document, so that answers can't drift from their contract unnoticed. Not in
 * production, because it parses each answer again. Register it before compression.
 */
export async function registerAnswerCheck(
  server: FastifyInstance,
  log: Pick<Logger, 'warn' | 'error'>,
  check: AnswerCheck,
  documentFile: string,
): Promise<void> {
  if (check === 'off' || !existsSync(documentFile)) return;
  const contract = await AnswerContract.of(JSON.parse(readFileSync(documentFile, 'utf8')) as AnswersDocument);
  server.addHook('onSend', (request, reply, payload, done) => {
    const fault = faultOf(contract, request, reply, payload);
    if (fault === null) return done(null, payload);
    const text = `${fault} (if you changed the contract, run npm run build:api)`;
    if (check === 'warn') {
      log.warn({ context: 'Contract', requestId: request.id }, text);
      return done(null, payload);
    }
    log.error({ context: 'Contract', requestId: request.id }, text);
    const answer = errorAnswer('server.unexpected', { message: text });
    void reply.status(answer.statusCode);
    done(null, JSON.stringify(answer));
  });
}

function faultOf(
  contract: AnswerContract,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | null {
  const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}');
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
  const isPlain = reply.getHeader('content-encoding') === undefined;
  const isWhole = isPlain && (typeof payload === 'string' || Buffer.isBuffer(payload));
  if (path === undefined || !isJson || !isWhole) return null;
  const operation = `${request.method} ${path}`;
  const body: unknown = JSON.parse(payload.toString());
  const fault = contract.faultOf({ operation, status: reply.statusCode, body });
  return fault === null ? null : `${operation} doesn't match its description: ${fault}`;
}
