import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch } from 'undici';
import { isPublicAddress } from './network-address';

/** Why a call was not made or not finished; the message holds no part of the URL, which can contain a key. */
export class OutgoingRefusal extends Error {}

export interface OutgoingRequest {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The URL came from a user, so that not even its name makes it a private server's. */
  readonly isFromUser?: boolean;
  /** Aborts the call and its response. */
  readonly signal?: AbortSignal;
}

export interface OutgoingLimits {
  /** Of the response's body, once decompressed. */
  readonly maxBytes: number;
  /** From the call to the end of the body. */
  readonly withinMs: number;
  /** How many to follow, each checked like a new address. With 0, a redirect is refused. */
  readonly redirects: number;
}

type Resolver = (host: string) => Promise<readonly LookupAddress[]>;

const CONNECT_WITHIN_MS = 5_000;
const WEB = new Set(['http:', 'https:']);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Other headers may carry a key, and are meant for the configured server only. */
const SENT_ANYWHERE = ['user-agent', 'accept'] as const;

/**
 * The only way out for HTTP. A call starts at a URL that the operator configured, or one that a user gave. Where that
 * leads (a redirect, or what a host name resolves to) must be a public address, so that no answer can send a request to
 * this machine, its network or a cloud's metadata. Private addresses are reached only under names that can only mean a
 * private server, and under the names listed in OUTGOING_PRIVATE_HOSTS.
 */
export class OutgoingClient {
  private readonly anywhere: Agent;
  private readonly publicOnly: Agent;
  private readonly privateHosts: ReadonlySet<string>;

  constructor(privateHosts: readonly string[], resolve: Resolver = resolveWithSystem) {
    this.privateHosts = new Set(privateHosts.map((host) => host.toLowerCase()));
    this.anywhere = agentThatReaches(resolve, () => true);
    this.publicOnly = agentThatReaches(resolve, isPublicAddress);
  }

  /**
   * Resolves to the response, whose body fails beyond the limits. Rejects with OutgoingRefusal, the signal's reason, or
   * the network's error.
   */
  async fetch(configuredUrl: string, request: OutgoingRequest, limits: OutgoingLimits): Promise<Response> {
    const time = AbortSignal.timeout(limits.withinMs);
    const signal = request.signal ? AbortSignal.any([request.signal, time]) : time;
    const start = new URL(configuredUrl);
    let url = start;
    let { headers } = request;
    for (let left = limits.redirects; ; left -= 1) {
      const response = await this.hop(url, start, { ...request, headers, signal });
      if (!REDIRECTS.has(response.status)) return limited(response, limits.maxBytes);
      await response.body?.cancel();
      if (left <= 0 || request.body !== undefined) throw new OutgoingRefusal('answered with a redirect');
      url = redirectTarget(response, url);
      if (url.origin !== start.origin) headers = sentAnywhere(request.headers);
    }
  }

  /** Whether a URL that came from a user may be called: https, and nothing private by its name or its address. */
  mayCallFor(userUrl: string): boolean {
    if (!URL.canParse(userUrl)) return false;
    const url = new URL(userUrl);
    const host = bareHost(url);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    return this.privateHosts.has(host) || isPublicAddress(host) || !isPrivateByName(host);
  }

  /** Ends calls that are under way. */
  async close(): Promise<void> {
    await Promise.all([this.anywhere.destroy(), this.publicOnly.destroy()]);
  }

  private async hop(url: URL, start: URL, { isFromUser = false, ...request }: OutgoingRequest) {
    const mayBePrivate = this.mayBePrivate(url, isFromUser ? null : start);
    const host = bareHost(url);
    // An address is not looked up, so the agent would not check it.
    if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host))
      throw new OutgoingRefusal('leads to a private address');
    try {
      return await undiciFetch(url, {
        ...request,
        redirect: 'manual',
        dispatcher: mayBePrivate ? this.anywhere : this.publicOnly,
      });
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  }

  /** `configured` is the URL that the operator configured; null when a user gave it. */
  private mayBePrivate(url: URL, configured: URL | null): boolean {
    const host = bareHost(url);
    return this.privateHosts.has(host) || (url.origin === configured?.origin && isPrivateByName(host));
  }
}

function bareHost({ hostname }: URL): string {
  return hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}

/** Names that no public DNS can answer for, so that only the operator's own network can be meant (RFC 6761, 6762, 8375). */
const PRIVATE_NAME =
  /^[^.]+$|\.(localhost|local|internal|lan|intranet|private|corp|home|test)$|\.home\.arpa$/;

function isPrivateByName(host: string): boolean {
  return isIP(host) !== 0 || PRIVATE_NAME.test(host);
}

function redirectTarget(response: { headers: { get(name: string): string | null } }, from: URL): URL {
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location, from.href)) throw new OutgoingRefusal('redirects to nowhere');
  const target = new URL(location, from.href);
  if (!WEB.has(target.protocol)) throw new OutgoingRefusal('redirects to something other than http');
  if (from.protocol === 'https:' && target.protocol === 'http:')
    throw new OutgoingRefusal('redirects to an unencrypted address');
  target.username = '';
  target.password = '';
  return target;
}

function sentAnywhere(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    SENT_ANYWHERE.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Checks the addresses that are connected to, and not an earlier answer (DNS rebinding). */
function agentThatReaches(resolve: Resolver, isAllowed: (address: string) => boolean): Agent {
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first, ...more] = found.filter(({ address }) => isAllowed(address));
        if (!first) done(new OutgoingRefusal('leads to a private address'), '');
        else if (options.all) done(null, [first, ...more]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
  return new Agent({ connect: { timeout: CONNECT_WITHIN_MS, lookup } });
}

function resolveWithSystem(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) =>
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );
}

/** Fetch wraps the reasons why a connection failed. */
function refusalIn(error: unknown): OutgoingRefusal | null {
  if (error instanceof OutgoingRefusal) return error;
  if (error instanceof AggregateError) return error.errors.map(refusalIn).find(Boolean) ?? null;
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : null;
}

/** Nothing larger is ever held in memory, whatever the answer's headers promise. */
function limited(response: Awaited<ReturnType<typeof undiciFetch>>, maxBytes: number): Response {
  const { status, statusText, body } = response;
  const headers = new Headers([...response.headers]);
  // Fetch has already decompressed the body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const reader = body?.getReader();
  return new Response(reader ? counted(reader, maxBytes) : null, { status, statusText, headers });
}

interface ChunkReader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
  cancel(reason?: unknown): Promise<void>;
}

function counted(reader: ChunkReader, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return controller.close();
      size += value.byteLength;
      if (size <= maxBytes) return controller.enqueue(value);
      controller.error(new OutgoingRefusal(`answered more than ${maxBytes / 1e6} MB`));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
