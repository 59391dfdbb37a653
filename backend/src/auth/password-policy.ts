import { AUTH_LIMITS, AUTH_TEXTS } from '#contract/auth';
import type { RuleCheck } from '../platform/http/rule';

/** The deployment's minimum; set once at boot, because field rules exist before any container does. */
const policy: { minLength: number } = { minLength: AUTH_LIMITS.passwordMinDefault };

export function setPasswordMinLength(minLength: number): void {
  policy.minLength = minLength;
}

export function newPassword(tooShort: (minimum: number) => string = AUTH_TEXTS.passwordTooShort): RuleCheck {
  return (value) => {
    const length = typeof value === 'string' ? [...value].length : 0;
    if (length < policy.minLength) return tooShort(policy.minLength);
    return length > AUTH_LIMITS.passwordMax ? AUTH_TEXTS.passwordTooLong : null;
  };
}
