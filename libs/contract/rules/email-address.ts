/** The longest address SMTP carries (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX = 254;

/** A local part, an @, and a dotted domain; `localhost` is allowed for the operator's own accounts. */
const EMAIL_PATTERN =
  /^[^\s\p{Cc}@<>(),;:"[\]\\]+@(localhost|[^\s\p{Cc}@<>(),;:"[\]\\.]+(\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)*\.[^\s\p{Cc}@<>(),;:"[\]\\.]{2,})$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}
