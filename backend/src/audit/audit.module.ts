import { Module } from '@nestjs/common';
import { PostgresAuditRepository } from './adapters/postgres-audit.repository';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

@Module({
  providers: [AuditService, { provide: AuditRepository, useClass: PostgresAuditRepository }],
  exports: [AuditService],
})
export class AuditModule {}
