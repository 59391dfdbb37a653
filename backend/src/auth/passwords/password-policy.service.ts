import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidInput } from '../../platform/errors/domain-error';
import { refusalOf, type PasswordOwner } from './password-policy';

const COMMON_COUNT = 10_000;

/** What new passwords must not be, however long they are. The length itself is checked with the input. */
@Injectable()
export class PasswordPolicy {
  // Sorted by how often each was found in leaks.
  private readonly common: ReadonlySet<string> = new Set(
    dictionary['passwords-common'].slice(0, COMMON_COUNT).map((password) => String(password).toLowerCase()),
  );

  /**
   * Throws request.weak-password, naming `field`, for one of the 10,000 most common passwords and for the owner's own
   * name or address.
   */
  require(password: string, owner: PasswordOwner, field: 'password' | 'newPassword' = 'password'): void {
    const message = refusalOf(password, owner, this.common);
    if (message !== null) throw invalidInput([{ field, message, code: 'request.weak-password' }]);
  }
}
