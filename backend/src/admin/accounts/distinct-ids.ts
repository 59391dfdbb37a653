import { isId } from '../../platform/crypto/ids';
import { DomainError } from '../../platform/errors/domain-error';

/**
 * Each id once, in a fixed order so that concurrent calls cannot deadlock; a malformed id can't belong to anyone, so
 * it is rejected.
 */
export function distinctIds(ids: readonly string[]): string[] {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (!distinct.every(isId)) throw new DomainError('user.not-found');
  return distinct;
}
