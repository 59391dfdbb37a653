/** How many characters of an external text are kept. */
export const TEXT_LIMITS = { name: 140, description: 400, address: 200, line: 120, url: 600 } as const;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '–',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
};

/**
 * Cleans external text: no markup or control characters, one line, and at most `max` long. Null when nothing is left.
 */
export function plainText(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const text = decodeEntities(withoutMarkup(value.slice(0, max * 50)))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const characters = [...text];
  const kept =
    characters.length > max
      ? `${characters
          .slice(0, max - 1)
          .join('')
          .trimEnd()}…`
      : text;
  return kept === '' ? null : kept;
}

export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > TEXT_LIMITS.url || !URL.canParse(value.trim())) return null;
  const { protocol, href } = new URL(value.trim());
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, ' ');
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}
