import { STEP_UP_RULES, type StepUpRequest } from '#contract/account/second-factor';
import { Field } from '../../platform/http/field';
import { SecondFactorDto } from '../second-factor/second-factor.dto';

export class StepUpDto extends SecondFactorDto implements StepUpRequest {
  @Field(STEP_UP_RULES.password)
  password?: string;
}
