import { CAMPAIGN_TEXTS, type AutomationChange } from '#contract/campaigns';
import { boolean, ifPresent, Rule, wholeNumber } from '../../platform/http/rule';

export class AutomationChangeDto implements AutomationChange {
  @Rule(ifPresent(boolean(CAMPAIGN_TEXTS.enabledInvalid)))
  enabled?: boolean;

  @Rule(ifPresent(wholeNumber(0, 23, CAMPAIGN_TEXTS.hourInvalid)))
  hour?: number;

  @Rule(ifPresent(wholeNumber(1, 10, CAMPAIGN_TEXTS.maxTimesInvalid)))
  maxTimes?: number;
}
