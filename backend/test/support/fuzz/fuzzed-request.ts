import fc from 'fast-check';
import {
  contentEncoding,
  contentType,
  encoded,
  extraHeaders,
  hostileBytes,
  hostileKey,
  hostileValue,
  hostileWord,
} from './hostile-values';
import { valuesOf, type Schema } from './schema-values';

interface Parameter {
  readonly in: string;
  readonly name: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
export interface FuzzedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Route {
  readonly method: string;
  /** As in the description, with `{id}`. */
  readonly path: string;
  readonly requests: fc.Arbitrary<FuzzedRequest>;
}

export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What a caller has, so that requests get past the first checks. */
export interface Known {
  /** For parts of a path. */
  readonly ids: readonly string[];
  /** Valid bodies, by route, where the description alone leads to few of them. */
  readonly bodies: Readonly<Record<string, object>>;
}

/** Every route of the description, with requests that are valid but for what was spoiled. */
export function fuzzedRoutes(document: FuzzedDocument, known: Known): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      requests: requestsTo(method.toUpperCase(), path, operation, document.components.schemas, known),
    })),
  );
}

function requestsTo(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  schemas: Readonly<Record<string, Schema>>,
  { ids, bodies: knownBodies }: Known,
): fc.Arbitrary<FuzzedRequest> {
  const schema = requestBody?.content['application/json']?.schema;
  const example = knownBodies[`${method} ${path}`];
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc
    .record({
      target: targets(path, names, ids),
      body: schema ? bodies(valuesOf(schema, schemas), example) : strayBodies,
      type: contentType,
      encoding: contentEncoding,
      extra: extraHeaders,
    })
    .map(({ target, body, type, encoding, extra }) => {
      const headers: Record<string, string> = { ...extra };
      if (body !== null && type !== undefined) headers['content-type'] = type;
      if (body !== null && encoding.name !== undefined) headers['content-encoding'] = encoding.name;
      return { method, target, headers, body: body && encoded(body, encoding) };
    });
}

/** Some clients send a body where none is expected. */
const strayBodies: fc.Arbitrary<Buffer | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: hostileBytes },
);

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');

function bodies(described: fc.Arbitrary<unknown>, example: object | undefined): fc.Arbitrary<Buffer | null> {
  const valid = example ? fc.oneof(described, fc.constant(example)) : described;
  return fc.oneof(
    { weight: 1, arbitrary: valid.map(toJson) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(valid, fc.infiniteStream(fc.nat()), hostileKey, hostileValue)
        .map(([body, picks, key, value]) => toJson(spoil(body, picks, key, value))),
    },
    { weight: 1, arbitrary: hostileValue.map(toJson) },
    { weight: 1, arbitrary: hostileBytes },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** Replaces, removes or adds one thing, somewhere in the body. */
function spoil(body: unknown, picks: fc.Stream<number>, key: string, value: unknown): unknown {
  const pick = (count: number): number => {
    const { value: number } = picks.next();
    return typeof number === 'number' ? number % count : 0;
  };
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const name = keys[pick(Math.max(1, keys.length))] ?? key;
  const inner: unknown = Reflect.get(body, name);
  if (typeof inner === 'object' && inner !== null && pick(3) > 0)
    return replaced(body, name, spoil(inner, picks, key, value));
  switch (pick(4)) {
    case 0:
      return replaced(body, key, value);
    case 1:
      return replaced(body, name, undefined);
    default:
      return replaced(body, name, value);
  }
}

function replaced(body: object, key: string, value: unknown): unknown {
  if (Array.isArray(body)) {
    const list: unknown[] = [...(body as unknown[])];
    list[Number(key) || 0] = value;
    return list;
  }
  // An own property, also for __proto__.
  return Object.defineProperty({ ...body }, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function targets(path: string, names: readonly string[], ids: readonly string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    { weight: 3, arbitrary: hostileWord.map(percentEncoded) },
  );
  const places = (path.match(/\{\w+\}/g) ?? []).length;
  return fc
    .tuple(fc.array(segment, { minLength: places, maxLength: places }), queries(names))
    .map(([segments, query]) => {
      let next = 0;
      return path.replace(/\{\w+\}/g, () => segments[next++] ?? '') + query;
    });
}

/** Sent as they are. */
const RAW_SEGMENTS = [
  '%',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '..',
  '.',
  '%2F',
  '%zz',
  '%ud800',
  ';a=b',
  '~',
  "'",
];

function queries(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: names.length > 0 ? 4 : 1, arbitrary: fc.constantFrom(...names, 'q') },
    { weight: 1, arbitrary: hostileKey.map(percentEncoded) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__[a]', 'a[]', 'a[b][c]', 'constructor.prototype.a', '%', ''),
    },
  );
  const value = fc.oneof(
    hostileWord.map(percentEncoded),
    fc.constantFrom('%', '%E0%A4%A', '1', '-1', '1e9', 'true', '+'),
  );
  const pair = fc.tuple(name, value).map(([left, right]) => `${left}=${right}`);
  return fc.oneof(
    { weight: names.length > 0 ? 1 : 4, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
    },
    { weight: 1, arbitrary: fc.constantFrom('?', '?&&&', '?=', '??', `?q=${'x'.repeat(8_000)}`) },
  );
}

/** UTF-8 where possible; half of a surrogate pair has none. */
function percentEncoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
