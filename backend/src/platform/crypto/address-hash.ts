import { Injectable } from '@nestjs/common';
import { addressKey } from '#contract/rules/email-address';
import { Config } from '../config/config';
import { keyedHash } from './tokens';

/** Recognizes an email address without storing it. */
@Injectable()
export class AddressHash {
  constructor(private readonly config: Config) {}

  of(address: string): Buffer {
    return keyedHash(this.config.dataKey, `address:${addressKey(address)}`);
  }
}
