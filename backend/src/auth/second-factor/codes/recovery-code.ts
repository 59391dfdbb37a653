/** Without the characters that are read as one another: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;
/** Random bytes that one code needs. */
export const RECOVERY_CODE_BYTES = LENGTH;

const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** 50 bits as `ABCDE-FGH23`, for people to keep on paper. */
export function toRecoveryCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

export interface TypedCode {
  readonly kind: 'totp' | 'recovery';
  /** Without spaces and dashes, in capitals. */
  readonly digits: string;
}

/** Which kind of code someone typed; null when it can be neither. */
export function readCode(text: string): TypedCode | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  if (TOTP_CODE.test(digits)) return { kind: 'totp', digits };
  return RECOVERY_CODE.test(digits) ? { kind: 'recovery', digits } : null;
}
