/** The fields of what should be an object; none for anything else. */
export function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Null for anything but text. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Undefined when it isn't JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Far more than an address's 254 characters. */
const ADDRESS_FIELD_MAX = 1_000;

/** The address in `Ada <ada@example.com>`, or one alone. */
export function addressIn(value: unknown): string | null {
  return /[^\s<>;,"\0]+@[^\s<>;,"\0]+/.exec(textIn(value)?.slice(0, ADDRESS_FIELD_MAX) ?? '')?.[0] ?? null;
}

/** An outbox id by itself, as our own headers give it to providers. */
export function mailIdIn(value: unknown): string | null {
  const id = textIn(value)?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}
