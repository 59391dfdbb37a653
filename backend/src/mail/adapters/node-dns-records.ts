import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { DnsRecords } from '../domain/dns-records';

const WAIT = { timeout: 2_000, tries: 2 };
const HAS_NONE: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

@Injectable()
export class NodeDnsRecords extends DnsRecords {
  async textsOf(name: string): Promise<string[]> {
    try {
      const records = await new Resolver(WAIT).resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && HAS_NONE.includes(error.code)) return [];
      throw error;
    }
  }
}
