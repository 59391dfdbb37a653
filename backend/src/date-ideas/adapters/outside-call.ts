import {
  OutgoingRefusal,
  type OutgoingClient,
  type OutgoingRequest,
} from '../../platform/outgoing/outgoing-client';
import { SourceFailure } from '../sources/idea-source';

const MAX_BYTES = 2_000_000;
/** The services set shorter limits; this one holds whatever they do. */
const WITHIN_MS = 10_000;

type Call = OutgoingRequest & {
  readonly signal: AbortSignal;
  /** How many redirects to follow; none unless given. */
  readonly redirects?: number;
};

/**
 * One request to a configured source. Rejects with SourceFailure for any status but 200, for more than 2 MB and for an
 * address that must not be called, and with the signal's reason. No message contains the address, which can hold a key.
 */
export async function readOutside(
  outgoing: OutgoingClient,
  url: string,
  { redirects = 0, ...request }: Call,
): Promise<string> {
  try {
    const limits = { maxBytes: MAX_BYTES, withinMs: WITHIN_MS, redirects };
    const response = await outgoing.fetch(url, request, limits);
    if (response.status === 200) return await response.text();
    await response.body?.cancel();
    throw new SourceFailure(`answered ${response.status}`);
  } catch (error) {
    throw error instanceof OutgoingRefusal ? new SourceFailure(error.message) : error;
  }
}

export async function readJson(outgoing: OutgoingClient, url: string, call: Call): Promise<unknown> {
  const text = await readOutside(outgoing, url, call);
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFailure('answered something that is not JSON');
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of the answer, whatever shape the answer has. */
export function member(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
