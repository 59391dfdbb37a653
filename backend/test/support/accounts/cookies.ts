import type { Response } from 'supertest';

/** The whole Set-Cookie line of the session cookie; empty when the answer sets none. */
export function sessionCookieLine(response: Response): string {
  const lines = response.get('Set-Cookie') ?? [];
  return lines.find((line) => /^(__Host-)?sid=/.test(line)) ?? '';
}

/** `sid=...`, as a browser would send it back. */
export function sessionCookie(response: Response): string {
  return sessionCookieLine(response).split(';')[0] ?? '';
}
