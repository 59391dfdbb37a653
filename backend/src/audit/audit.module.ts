import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module';
import { PostgresAuditRepository } from './adapters/postgres-audit.repository';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

@Module({
  imports: [SecurityEventsModule],
  providers: [AuditService, { provide: AuditRepository, useClass: PostgresAuditRepository }],
  exports: [AuditService],
})
export class AuditModule {}
