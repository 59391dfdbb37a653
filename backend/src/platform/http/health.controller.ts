import { Controller, Get } from '@nestjs/common';
import { Database } from '../database/database';
import { Public } from './public-route';

@Public()
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  /** The process is alive. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Its dependencies answer; Redis may be away, because everything goes on without it. */
  @Get('readyz')
  async ready(): Promise<{ status: 'ok' }> {
    await this.database.query('health', 'select 1', []);
    return { status: 'ok' };
  }
}
