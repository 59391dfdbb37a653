import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const pack = promisify(gzip);
/** More characters than this are remembered as bytes, which the garbage collector neither looks through nor moves. */
const LARGE = 8_192;
const ACCEPTS_GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/i;

/** What is remembered of an answer. */
export type AnswerBody = string | LargeAnswer;

/**
 * The bytes of a large answer, and the same compressed, each made once however often it is sent: compressing megabytes
 * every time takes a processor from everyone else.
 */
export class LargeAnswer {
  readonly plain: Buffer;
  private packed: Promise<Buffer> | null = null;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  get length(): number {
    return this.plain.length;
  }

  compressed(): Promise<Buffer> {
    this.packed ??= pack(this.plain, { level: constants.Z_BEST_SPEED }).catch((error: unknown) => {
      this.packed = null;
      throw error;
    });
    return this.packed;
  }
}

export const answerBody = (text: string): AnswerBody => (text.length > LARGE ? new LargeAnswer(text) : text);

/** As this client takes it. Whatever asks for another encoding is served by the compression of all answers. */
export async function sentBody(body: AnswerBody, reply: FastifyReply): Promise<string | Buffer> {
  if (typeof body === 'string') return body;
  if (!ACCEPTS_GZIP.test(reply.request.headers['accept-encoding'] ?? '')) return body.plain;
  const bytes = await body.compressed();
  void reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return bytes;
}
