import {
  CAMPAIGN_LIST_RULES,
  type CampaignView,
  type RecipientFilter,
} from '#contract/console/campaigns/campaign-list';
import { Field, Read } from '../../platform/http/field';

/** The number a query string spells out; anything else is left alone, for the rule to reject. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
}

export class CampaignsQuery {
  @Read(asNumber)
  @Field(CAMPAIGN_LIST_RULES.page)
  page?: number;

  @Read(asNumber)
  @Field(CAMPAIGN_LIST_RULES.pageSize)
  pageSize?: number;
}

export class CampaignSummariesQuery extends CampaignsQuery {
  @Field(CAMPAIGN_LIST_RULES.view)
  view?: CampaignView;
}

export class CampaignRecipientsQuery {
  @Field(CAMPAIGN_LIST_RULES.state)
  state?: RecipientFilter;

  @Field(CAMPAIGN_LIST_RULES.after)
  after?: string;
}
