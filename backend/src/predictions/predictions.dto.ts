import {
  PREDICTION_ANSWER_RULES,
  PREDICTION_RULES,
  PREDICTION_SETTING_RULES,
  type NewPrediction,
  type PredictionAnswer,
  type PredictionSettings,
} from '#contract/dating/insights/predictions';
import { Field } from '../platform/http/field';

export class NewPredictionDto implements NewPrediction {
  @Field(PREDICTION_RULES.percent)
  percent!: number;
}

export class PredictionAnswerDto implements PredictionAnswer {
  @Field(PREDICTION_ANSWER_RULES.outcome)
  outcome!: boolean;
}

export class PredictionSettingsDto implements PredictionSettings {
  @Field(PREDICTION_SETTING_RULES.isAsked)
  isAsked!: boolean;
}
