export const PASSWORD = 'a long walk home';

export function productUrl(): string {
  return process.env['PRODUCT_URL'] ?? '';
}

export function newAddress(): string {
  return `dater-${Math.random().toString(36).slice(2)}@example.com`;
}

/** One of many homes: sign-ups from a single address are limited to a few in an hour. */
export function newHome(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
