import { Module } from '@nestjs/common';
import { PostgresPredictionRepository } from './adapters/postgres-prediction.repository';
import { PredictionRepository } from './prediction.repository';
import { PredictionsController } from './predictions.controller';
import { PredictionsService } from './predictions.service';

@Module({
  controllers: [PredictionsController],
  providers: [PredictionsService, { provide: PredictionRepository, useClass: PostgresPredictionRepository }],
  exports: [PredictionsService],
})
export class PredictionsModule {}
