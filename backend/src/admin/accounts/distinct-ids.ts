import { isId } from '../../platform/crypto/ids';
import { DomainError } from '../../platform/errors/domain-error';

/** Each id once, in one order, so that two calls wait for each other instead of for ever; a malformed one cannot be anybody's. */
export function distinctIds(ids: readonly string[]): string[] {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (!distinct.every(isId)) throw new DomainError('user.not-found');
  return distinct;
}
