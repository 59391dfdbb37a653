import { SourceFailure } from '../sources/idea-source';

const MAX_BYTES = 2_000_000;

/**
 * One request to a configured source. Rejects with SourceFailure for any status but 200 and for more than 2 MB, and
 * with the signal's reason. No message contains the address, which can hold a key.
 */
export async function readOutside(url: string, init: RequestInit & { signal: AbortSignal }): Promise<string> {
  const response = await fetch(url, init);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new SourceFailure(`answered ${response.status}`);
  }
  return readLimited(response);
}

export async function readJson(url: string, init: RequestInit & { signal: AbortSignal }): Promise<unknown> {
  const text = await readOutside(url, init);
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFailure('answered something that is not JSON');
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new SourceFailure('answered more than 2 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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
