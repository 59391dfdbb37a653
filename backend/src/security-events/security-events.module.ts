import { Module } from '@nestjs/common';
import { PostgresSecurityEventRepository } from './adapters/postgres-security-event.repository';
import { SecurityEventRepository } from './security-event.repository';
import { SecurityEventsService } from './security-events.service';

@Module({
  providers: [
    SecurityEventsService,
    { provide: SecurityEventRepository, useClass: PostgresSecurityEventRepository },
  ],
  exports: [SecurityEventsService],
})
export class SecurityEventsModule {}
