/** The longest address SMTP carries (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX = 254;

/** A local part, an @, and a dotted domain; `localhost` is allowed for the operator's own accounts. */
const EMAIL_PATTERN =
  /^[^\s\p{Cc}@<>(),;:"[\]\\]+@(localhost|[^\s\p{Cc}@<>(),;:"[\]\\.]+(\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)*\.[^\s\p{Cc}@<>(),;:"[\]\\.]{2,})$/u;

/**
 * The form under which two spellings are the same mailbox: lower case by Unicode's full mapping, as JavaScript does it.
 * Databases lower-case by their own locale (İ becomes i in some), so they must store this key and never build one.
 */
export function addressKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}
