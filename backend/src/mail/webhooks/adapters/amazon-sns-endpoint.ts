import { Injectable } from '@nestjs/common';
import { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import { SnsEndpoint } from '../sns-endpoint';

const LIMITS = { maxBytes: 100_000, withinMs: 5_000, redirects: 0 } as const;
/** Each region has one at a time, and a new one about once a year. */
const CERTIFICATES_MAX = 20;

@Injectable()
export class AmazonSnsEndpoint extends SnsEndpoint {
  private readonly certificates = new Map<string, Promise<string>>();

  constructor(private readonly outgoing: OutgoingClient) {
    super();
  }

  certificateAt(url: string): Promise<string> {
    const known = this.certificates.get(url);
    if (known) return known;
    const loading = this.load(url);
    if (this.certificates.size >= CERTIFICATES_MAX) this.certificates.clear();
    this.certificates.set(url, loading);
    loading.catch(() => this.certificates.delete(url));
    return loading;
  }

  async confirm(subscribeUrl: string): Promise<void> {
    await this.load(subscribeUrl);
  }

  private async load(url: string): Promise<string> {
    const answer = await this.outgoing.fetch(url, {}, LIMITS);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Amazon SNS answered ${answer.status}`);
    return text;
  }
}
