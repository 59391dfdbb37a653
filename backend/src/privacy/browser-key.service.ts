import { Injectable } from '@nestjs/common';
import type { BrowserKey } from '#contract/account/privacy';
import { KeyRing } from '../platform/crypto/key-ring';

/**
 * The key that a signed-in browser encrypts its copies with. It is derived, so that it is the same at the next sign-in
 * and needs no row; a new SESSION_SECRET makes what a browser kept before its next sign-in unreadable.
 */
@Injectable()
export class BrowserKeyService {
  constructor(private readonly keys: KeyRing) {}

  keyOf(userId: string): BrowserKey {
    const [key] = this.keys.signatures('browser copies', userId);
    return { userId, key: key.toString('base64url') };
  }
}
