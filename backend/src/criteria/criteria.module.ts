import { Module } from '@nestjs/common';
import { TypeOrmCriterionRepository } from './adapters/typeorm-criterion.repository';
import { CriteriaController } from './criteria.controller';
import { CriteriaService } from './criteria.service';
import { CriterionRepository } from './criterion.repository';

@Module({
  controllers: [CriteriaController],
  providers: [CriteriaService, { provide: CriterionRepository, useClass: TypeOrmCriterionRepository }],
  exports: [CriteriaService],
})
export class CriteriaModule {}
