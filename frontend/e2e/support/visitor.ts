export const PASSWORD = 'a long walk home';

export function productUrl(): string {
  return process.env['PRODUCT_URL'] ?? '';
}

export function newAddress(): string {
  return `dater-${Math.random().toString(36).slice(2)}@example.com`;
}

/** A distinct network address: sign-ups from one address are limited to a few per hour. */
export function newHome(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}

/** Where campaigns don't wait for the morning now. */
export function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** What the sign-up form sends for this address. */
export const registration = (email: string) => ({
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
  acceptPrivacy: true,
});
