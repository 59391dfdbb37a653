/** Header names in lower case; the first occurrence of a repeated name wins. */
export type Headers = ReadonlyMap<string, string>;

export interface MimePart {
  readonly headers: Headers;
  readonly body: string;
}

const MAX_DEPTH = 5;
const BLANK_LINE = /\r?\n[ \t]*\r?\n/;

/** As much of RFC 5322 and RFC 2045 as email reports need. */
export function readPart(raw: string): MimePart {
  // The mbox format adds a line before the headers.
  const text = raw.replace(/^(From |>From ).*\r?\n/, '').replace(/^(\r?\n)+/, '\n');
  const end = text.startsWith('\n') ? { index: 0, length: 1 } : blankLineIn(text);
  const headers = readHeaders(text.slice(0, end.index));
  return { headers, body: decode(text.slice(end.index + end.length), headers) };
}

/** `Name: value` lines; a value continues on lines that start with white space. */
export function readHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  return headers;
}

/** Header blocks separated by blank lines, the format of machine-readable reports. */
export function readBlocks(text: string): Headers[] {
  return text
    .split(BLANK_LINE)
    .map(readHeaders)
    .filter((block) => block.size > 0);
}

/** The part itself, or the first one inside it, of one of the types; null when there is none. */
export function findPart(part: MimePart, types: readonly string[], depth = 0): MimePart | null {
  if (types.includes(typeOf(part))) return part;
  if (depth === MAX_DEPTH) return null;
  for (const child of childrenOf(part)) {
    const found = findPart(child, types, depth + 1);
    if (found) return found;
  }
  return null;
}

function childrenOf(part: MimePart): MimePart[] {
  if (!typeOf(part).startsWith('multipart/')) return [];
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(part.headers.get('content-type') ?? '');
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) return [];
  const [body = ''] = `\n${part.body}`.split(`\n--${name}--`);
  return body
    .split(`\n--${name}`)
    .slice(1)
    .map((child) => readPart(child.replace(/^[ \t]*\r?\n/, '')));
}

function typeOf({ headers }: MimePart): string {
  return (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function blankLineIn(text: string): { index: number; length: number } {
  const found = BLANK_LINE.exec(text);
  return found ? { index: found.index, length: found[0].length } : { index: text.length, length: 0 };
}

function decode(body: string, headers: Headers): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
