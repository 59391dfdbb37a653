import { LOCAL_MODEL_RULES, type LocalModelChange } from '#contract/console/local-model';
import { Field } from '../../../platform/http/field';

export class LocalModelDto implements LocalModelChange {
  @Field(LOCAL_MODEL_RULES.model)
  model!: string;
}
