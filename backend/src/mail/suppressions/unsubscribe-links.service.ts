import { Injectable } from '@nestjs/common';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { Config } from '../../platform/config/config';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { KeyRing } from '../../platform/crypto/key-ring';
import type { UnsubscribeLinks } from '../mail';

interface Subscription {
  readonly email: string;
  readonly type: string;
}

const PURPOSE = 'unsubscribe';

/**
 * The token is the encrypted subscription: it needs no row, cannot be forged, and works for as long as the email
 * exists.
 */
@Injectable()
export class UnsubscribeLinksService {
  private readonly cipher: FieldCipher;

  constructor(
    private readonly config: Config,
    keys: KeyRing,
  ) {
    this.cipher = keys.cipher('unsubscribe links');
  }

  linksFor(email: string, type: OptionalMailKind): UnsubscribeLinks {
    const token = this.cipher.encrypt({ email, type } satisfies Subscription, PURPOSE).toString('base64url');
    const query = new URLSearchParams({ email, type }).toString();
    return {
      page: `${this.config.appUrl}/unsubscribe?${query}`,
      oneClick: `${this.config.appUrl}/api/unsubscribe/one-click?token=${token}`,
    };
  }

  /** Null for a token that is not ours. */
  read(token: string): Subscription | null {
    try {
      return this.cipher.decrypt<Subscription>(Buffer.from(token, 'base64url'), PURPOSE);
    } catch {
      return null;
    }
  }
}
