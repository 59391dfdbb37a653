import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { Prediction, PredictionRecord, PredictionSettings } from '#contract/dating/insights/predictions';
import { OwnerId } from '../auth/sessions/session-request';
import { IdPipe } from '../platform/http/id.pipe';
import { NewPredictionDto, PredictionAnswerDto, PredictionSettingsDto } from './predictions.dto';
import { PredictionsService } from './predictions.service';

const matchId = new IdPipe('candidate.not-found');
const predictionId = new IdPipe('prediction.not-found');

@Controller('api')
export class PredictionsController {
  constructor(private readonly predictions: PredictionsService) {}

  @Get('predictions')
  list(@OwnerId() ownerId: string): Promise<Prediction[]> {
    return this.predictions.list(ownerId);
  }

  @Get('predictions/record')
  record(@OwnerId() ownerId: string): Promise<PredictionRecord> {
    return this.predictions.record(ownerId);
  }

  @Post('candidates/:id/predictions')
  predict(
    @OwnerId() ownerId: string,
    @Param('id', matchId) id: string,
    @Body() { percent }: NewPredictionDto,
  ): Promise<Prediction> {
    return this.predictions.predict(ownerId, id, percent);
  }

  @Put('predictions/settings')
  setAsked(
    @OwnerId() ownerId: string,
    @Body() { isAsked }: PredictionSettingsDto,
  ): Promise<PredictionSettings> {
    return this.predictions.setAsked(ownerId, isAsked);
  }

  @Put('predictions/:id')
  answer(
    @OwnerId() ownerId: string,
    @Param('id', predictionId) id: string,
    @Body() { outcome }: PredictionAnswerDto,
  ): Promise<Prediction> {
    return this.predictions.answer(ownerId, id, outcome);
  }
}
