import { Module } from '@nestjs/common';
import { PostgresSuppressionRepository } from '../adapters/postgres-suppression.repository';
import { SuppressionRepository } from './suppression.repository';
import { SuppressionsService } from './suppressions.service';

@Module({
  providers: [
    SuppressionsService,
    { provide: SuppressionRepository, useClass: PostgresSuppressionRepository },
  ],
  exports: [SuppressionsService, SuppressionRepository],
})
export class SuppressionsModule {}
