import { AUTH_LIMITS, AUTH_TEXTS, isEmailAddress } from '#contract/auth';
import { characterCount } from '../../lib/forms';

type Rule = (value: string) => string | true;

export const validEmail: Rule = (value) => isEmailAddress(value.trim()) || AUTH_TEXTS.emailInvalid;
export const validEmailAddress: Rule = (value) =>
  isEmailAddress(value.trim()) || AUTH_TEXTS.emailAddressInvalid;

const nameRule =
  (required: string, tooLong: string): Rule =>
  (value) => {
    if (value.trim() === '') return required;
    return value.trim().length <= AUTH_LIMITS.nameMax || tooLong;
  };
export const validFirstName = nameRule(AUTH_TEXTS.firstNameRequired, AUTH_TEXTS.firstNameTooLong);
export const validLastName = nameRule(AUTH_TEXTS.lastNameRequired, AUTH_TEXTS.lastNameTooLong);

/** Every character of a password counts, blanks included. */
export const passwordOfAtLeast =
  (minimum: number, tooShort: (minimum: number) => string = AUTH_TEXTS.passwordTooShort): Rule =>
  (value) => {
    const length = characterCount(value);
    if (length < minimum) return tooShort(minimum);
    return length <= AUTH_LIMITS.passwordMax || AUTH_TEXTS.passwordTooLong;
  };

export const presentPassword: Rule = (value) => value !== '' || AUTH_TEXTS.passwordRequired;
