import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { HostCookie } from './host-cookie';
import { SESSION_DAYS } from './session';

@Injectable()
export class SessionCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'sid', SESSION_DAYS * 86_400);
  }
}
