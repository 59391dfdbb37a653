import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';

const KNOWN_ID = '01890000-0000-7000-8000-000000000000';

/** Words that have tripped parsers, databases, templates and file systems. */
const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  'İıßﬀＡ',
  '👩‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(2_000),
  "' or '1'='1' --",
  "'; drop table users; --",
  '{{constructor.constructor("return 1")()}}',
  '{{#each this}}{{/each}}',
  '${7*7}',
  '%s%n%x',
  '<script>alert(1)</script>',
  '\r\nBcc: everyone@example.com',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'NaN',
  'Infinity',
  '-1',
  '1e400',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13',
  'Europe/Nowhere',
  KNOWN_ID,
  `${KNOWN_ID}\n`,
  '{01890000-0000-7000-8000-000000000000}',
  'x'.repeat(5_000),
  'a@b.co'.padStart(300, 'a'),
] as const;

export const hostileWord = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(...WORDS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  // Any code units, so also halves of surrogate pairs.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
);

const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  'length',
];

export const hostileKey = fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS), hostileWord);

/** Written as JSON text, because objects in memory can't have an own `__proto__` by assignment. */
function withKey(key: string, value: unknown): object {
  return JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`) as object;
}

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1, valueOf: 2 },
  nested(18, true),
  nested(25, false),
  nested(2_000, true),
  Array.from({ length: 2_000 }, (_, index) => index),
  Array.from({ length: 300 }, () => ({ id: '1', weight: 1 })),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 3, arbitrary: hostileWord },
  {
    weight: 2,
    arbitrary: fc
      .tuple(hostileKey, fc.oneof(hostileWord, fc.constantFrom(...VALUES.slice(0, 12))))
      .map(([key, value]) => withKey(key, value)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Bodies that are not JSON, or only nearly. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      ' ',
      '{',
      '{"a":',
      '{"a":1,}',
      '[',
      '"',
      'null',
      '1e400',
      '-',
      '{"a":1}{"b":2}',
      '\ufeff{}',
      '{"email":"a","email":{}}',
      "{'a':1}",
      '{"\\ud800":"\\udfff"}',
      `${'['.repeat(20_000)}`,
      `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
      `{"a":"${'x'.repeat(99_000)}"}`,
      `{"a":"${'x'.repeat(150_000)}"}`,
      `{${'"__proto__":{'.repeat(20)}${'}'.repeat(21)}`,
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
  fc.constant(Buffer.from('7b2261223a22c328227d', 'hex')),
);

export const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant<string | undefined>('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | undefined>(
      undefined,
      '',
      'application/json; charset=utf-8',
      'application/json; charset=utf-16',
      'application/json; charset=x-nothing',
      'application/json; charset="',
      'application/json;;;=',
      'APPLICATION/JSON',
      'application/problem+json',
      'application/json, text/plain',
      'text/plain',
      'text/plain; charset=latin1',
      'message/rfc822',
      'multipart/report',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'nonsense',
      '*/*',
      '/',
      `application/${'x'.repeat(2_000)}`,
    ),
  },
);

/** A Content-Encoding, and whether the body really has it. */
export const contentEncoding = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ name: undefined as string | undefined, isTrue: false }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constantFrom<string | undefined>(
        'gzip',
        'deflate',
        'br',
        'zstd',
        'identity',
        'compress',
        'gzip, gzip',
        'gzip;q=1',
        'GZIP',
        '*',
        'nonsense',
        '',
        ',',
        '__proto__',
        'constructor',
        'toString',
      ),
      isTrue: fc.boolean(),
    }),
  },
);

export function encoded(
  body: Buffer,
  { name, isTrue }: { name: string | undefined; isTrue: boolean },
): Buffer {
  if (!isTrue) return body;
  if (name === 'gzip') return gzipSync(body);
  if (name === 'deflate') return deflateSync(body);
  return name === 'br' ? brotliCompressSync(body) : body;
}

/** Only what a client can put on the wire: no line breaks, no NUL, one byte per character. */
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '0',
    '-1',
    'null',
    '__proto__',
    'a'.repeat(4_000),
    '"',
    ';;;',
    ',,,',
    '\xff\xfe',
    'W/"',
    'bytes=9-1',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
);

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'date',
  'expect',
  'forwarded',
  'from',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'te',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-real-ip',
  'x-request-id',
] as const;

export const extraHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...HEADERS), headerValue), { minLength: 1, maxLength: 4 })
      .map((pairs) => Object.fromEntries(pairs)),
  },
);
