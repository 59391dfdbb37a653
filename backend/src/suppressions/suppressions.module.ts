import { Module } from '@nestjs/common';
import { TypeOrmSuppressionRepository } from './adapters/typeorm-suppression.repository';
import { SuppressionRepository } from './suppression.repository';
import { SuppressionsService } from './suppressions.service';

@Module({
  providers: [
    SuppressionsService,
    { provide: SuppressionRepository, useClass: TypeOrmSuppressionRepository },
  ],
  exports: [SuppressionsService],
})
export class SuppressionsModule {}
