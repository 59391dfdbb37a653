import {
  LIFT_RULES,
  SUPPRESSION_LIST_RULES,
  type LiftSuppression,
  type SuppressionReason,
} from '#contract/console/suppressions';
import { Field } from '../../platform/http/field';

export class SuppressionsQuery {
  @Field(SUPPRESSION_LIST_RULES.address)
  address?: string | null;

  @Field(SUPPRESSION_LIST_RULES.reason)
  reason?: SuppressionReason;

  @Field(SUPPRESSION_LIST_RULES.from)
  from?: string;

  @Field(SUPPRESSION_LIST_RULES.to)
  to?: string;

  @Field(SUPPRESSION_LIST_RULES.after)
  after?: string;
}

export class LiftSuppressionDto implements LiftSuppression {
  @Field(LIFT_RULES.id)
  id!: string;

  @Field(LIFT_RULES.statedReason)
  statedReason?: string | null;
}
