import { Module } from '@nestjs/common';
import { TypeOrmIdempotencyRepository } from './adapters/typeorm-idempotency.repository';
import { IdempotencyRepository } from './idempotency.repository';
import { IdempotencyService } from './idempotency.service';

@Module({
  providers: [IdempotencyService, { provide: IdempotencyRepository, useClass: TypeOrmIdempotencyRepository }],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
