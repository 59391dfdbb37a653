import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ServiceStatus } from '#contract/console/admin';
import { Config } from '../../platform/config/config';
import { DnsRecords } from './dns-records';
import { dkimStatus, dmarcNames, dmarcStatus, domainOf, spfStatus, type DkimKey } from './sender-domain';

/** An Ed25519 key's own bytes, at the end of its SPKI form; DKIM records have these alone (RFC 8463). */
const ED25519_BYTES = 32;

/** Whether receivers can tell that email from MAIL_FROM is ours, and what to publish so that they can. */
@Injectable()
export class SenderDomainService {
  constructor(
    private readonly records: DnsRecords,
    private readonly config: Config,
  ) {}

  async check(): Promise<ServiceStatus[]> {
    const domain = domainOf(this.config.mailFrom);
    if (domain === null) {
      const detail = 'MAIL_FROM has no public domain, so there is nothing to check.';
      return ['SPF', 'DKIM', 'DMARC'].map((name) => ({ name, state: 'off', detail }));
    }
    const key = this.dkimKey();
    const [spf, dkim, dmarc] = await Promise.all([
      this.textsOf([domain]),
      key && this.textsOf([`${key.selector}._domainkey.${key.domain}`]),
      this.textsOf(dmarcNames(domain)),
    ]);
    return [spfStatus(domain, spf), dkimStatus(domain, key, dkim), dmarcStatus(domain, dmarc)];
  }

  /** What the first name with a record has; null when DNS doesn't answer. */
  private async textsOf(names: readonly string[]): Promise<string[] | null> {
    try {
      for (const name of names) {
        const texts = await this.records.textsOf(name);
        if (texts.length > 0) return texts;
      }
      return [];
    } catch {
      return null;
    }
  }

  private dkimKey(): DkimKey | null {
    const { dkim } = this.config.mail;
    if (!dkim) return null;
    const key = createPublicKey(dkim.privateKey);
    const spki = key.export({ type: 'spki', format: 'der' });
    const isShort = key.asymmetricKeyType === 'ed25519';
    const bytes = isShort ? spki.subarray(-ED25519_BYTES) : spki;
    const kind = isShort ? 'ed25519' : 'rsa';
    return { domain: dkim.domain, selector: dkim.selector, kind, publicKey: bytes.toString('base64') };
  }
}
