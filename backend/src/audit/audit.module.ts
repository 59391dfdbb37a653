import { Module } from '@nestjs/common';
import { TypeOrmAuditRepository } from './adapters/typeorm-audit.repository';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

@Module({
  providers: [AuditService, { provide: AuditRepository, useClass: TypeOrmAuditRepository }],
  exports: [AuditService],
})
export class AuditModule {}
