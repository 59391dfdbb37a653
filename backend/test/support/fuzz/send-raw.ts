import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FuzzedRequest } from './fuzzed-request';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Null when the server closed the connection instead of answering, or the client can't even send such a request. */
export function sendRaw(
  url: string,
  { method, target, headers, body }: FuzzedRequest,
  own: Readonly<Record<string, string>>,
): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    try {
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const call = request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...own, ...length },
      });
      call.once('response', (response) => {
        const { statusCode: status = 0, headers: given } = response;
        text(response).then(
          (said) => resolve({ status, type: String(given['content-type'] ?? ''), body: said }),
          () => resolve({ status, type: '', body: '' }),
        );
      });
      call.once('error', () => resolve(null));
      call.end(body ?? undefined);
    } catch {
      resolve(null);
    }
  });
}

export function closeRaw(): void {
  agent.destroy();
}
