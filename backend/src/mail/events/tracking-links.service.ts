import { Injectable } from '@nestjs/common';
import { API } from '#contract/paths';
import { Config } from '../../platform/config/config';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { KeyRing } from '../../platform/crypto/key-ring';

export interface Click {
  readonly mailId: string;
  readonly url: string;
}

const OPEN = 'mail-open';
const CLICK = 'mail-click';
const LINK = /(<a\s[^>]*?href=")(https?:\/\/[^"]+)"/g;
/** A longer address goes into the email unchanged, because servers and email clients truncate long links. */
const MAX_TOKEN = 1_800;

/** Tokens encrypt the email's id and the link's target, so we only ever redirect to what we wrote into an email. */
@Injectable()
export class TrackingLinksService {
  private readonly cipher: FieldCipher;

  constructor(
    private readonly config: Config,
    keys: KeyRing,
  ) {
    this.cipher = keys.cipher('tracking links');
  }

  /** The HTML part with an image that reports opens and links that report clicks; `untouched` stays as it is. */
  track(mailId: string, html: string, untouched: string): string {
    const pixel = `<img src="${this.config.appUrl}${API.mailOpen(this.tokenFor(mailId, OPEN))}" width="1" height="1" alt="">`;
    return html
      .replace(LINK, (whole, before: string, address: string) => {
        const url = unescapeHtml(address);
        const token = this.tokenFor({ mailId, url } satisfies Click, CLICK);
        if (url === untouched || token.length > MAX_TOKEN) return whole;
        return `${before}${this.config.appUrl}${API.mailClick(token)}"`;
      })
      .replace('</body>', `${pixel}\n</body>`);
  }

  /** The email's id; null for a token that is not ours. */
  readOpen(token: string): string | null {
    return this.open<string>(token, OPEN);
  }

  readClick(token: string): Click | null {
    return this.open<Click>(token, CLICK);
  }

  private tokenFor(value: unknown, purpose: string): string {
    return this.cipher.encrypt(value, purpose).toString('base64url');
  }

  private open<Value>(token: string, purpose: string): Value | null {
    try {
      return this.cipher.decrypt<Value>(Buffer.from(token, 'base64url'), purpose);
    } catch {
      return null;
    }
  }
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
