export const UNTRUSTED_CERTIFICATE = 'its certificate is not trusted';

/** What a failed connection comes to, in plain words: libraries and operating systems have their own. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'it refuses connections'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'its name is not known here'],
  [/EHOSTUNREACH|ENETUNREACH/, 'the network does not lead there'],
  [
    /ECONNRESET|ECONNECTION|EPIPE|connection (is |was )?(closed|terminated|lost)|socket|disconnect/i,
    'the connection broke',
  ],
  [/ETIMEDOUT|timed? ?out|timeout|max retries/i, 'it did not answer in time'],
  [/certificate|self-signed/i, UNTRUSTED_CERTIFICATE],
  [/28P01|WRONGPASS|NOAUTH|password authentication/, 'it refused the password'],
];

/** `raw` is all that is known: codes and messages. Null for what has no words here. */
export function connectionWords(raw: string): string | null {
  return REASONS.find(([pattern]) => pattern.test(raw))?.[1] ?? null;
}
