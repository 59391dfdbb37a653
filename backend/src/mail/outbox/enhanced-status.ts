/** Policy and full mailbox (RFC 3463, X.7.Z and X.2.2): about us or temporary, and not about the address. */
const NOT_THE_ADDRESS = /^5\.(7\.\d{1,3}|2\.2)$/;

/** The first RFC 3463 status in a server reply, such as 5.1.1; null when there is none. */
export function enhancedStatusIn(words: string): string | null {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? null;
}

/** Whether a permanent rejection means that the address itself is invalid; one without a status does. */
export function isBadAddress(status: string | null): boolean {
  return status === null || (status.startsWith('5.') && !NOT_THE_ADDRESS.test(status));
}
