import { PASSWORD_REFUSALS } from '#contract/account/auth';

/** The person a password is for, as the password must not repeat them. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why this can't be their password; null when it can. `common` has lower-case passwords. */
export function refusalOf(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | null {
  const folded = fold(password);
  if (common.has(folded)) return PASSWORD_REFUSALS.common;
  const withoutNumber = folded.replace(/\d+$/, '');
  const own = ownWords(owner);
  return own.has(folded) || own.has(withoutNumber) ? PASSWORD_REFUSALS.personal : null;
}

function ownWords({ email, firstName, lastName }: PasswordOwner): ReadonlySet<string> {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const names = [firstName, lastName, firstName + lastName, `${firstName} ${lastName}`];
  const words = [email, localPart, localPart.replace(/\d+$/, ''), ...names].map(fold);
  return new Set(words.filter((word) => word !== ''));
}

/** Look-alike spellings of a letter, such as full-width ones, count as that letter. */
const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
