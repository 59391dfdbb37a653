import { Injectable } from '@nestjs/common';
import { OutgoingClient, OutgoingRefusal } from '../../platform/outgoing/outgoing-client';
import { LinkProbe, type LinkFinding } from '../message/link-probe';

const LIMITS = { maxBytes: 100_000, withinMs: 5_000, redirects: 5 };
/** What servers answer that know a page and not the method. */
const ASK_IN_FULL: ReadonlySet<number> = new Set([403, 404, 405, 501]);

@Injectable()
export class HttpLinkProbe extends LinkProbe {
  constructor(private readonly outgoing: OutgoingClient) {
    super();
  }

  isPublic(url: string): boolean {
    return this.outgoing.mayCallFor(url);
  }

  async call(url: string): Promise<LinkFinding> {
    try {
      const head = await this.ask(url, 'HEAD');
      return { status: ASK_IN_FULL.has(head) ? await this.ask(url, 'GET') : head };
    } catch (error) {
      if (error instanceof OutgoingRefusal && error.message.includes('private'))
        return { failure: 'private' };
      return { failure: isTimeout(error) ? 'late' : 'unreachable' };
    }
  }

  private async ask(url: string, method: 'HEAD' | 'GET'): Promise<number> {
    const response = await this.outgoing.fetch(url, { method, isFromUser: true }, LIMITS);
    await response.body?.cancel();
    return response.status;
  }
}

/** A timeout of a signal is a DOMException, which need not be an Error. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}
