import { AUTOMATION_RULES, type AutomationChange } from '#contract/console/campaigns/automations';
import { Field } from '../../platform/http/field';

export class AutomationChangeDto implements AutomationChange {
  @Field(AUTOMATION_RULES.enabled)
  enabled?: boolean;

  @Field(AUTOMATION_RULES.hour)
  hour?: number;

  @Field(AUTOMATION_RULES.maxTimes)
  maxTimes?: number;

  @Field(AUTOMATION_RULES.afterDays)
  afterDays?: number;
}
