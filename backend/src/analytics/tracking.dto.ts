import { TRACKING_RULES, type TrackingEvent } from '#contract/tracking';
import { Field } from '../platform/http/field';

export class TrackingEventDto implements TrackingEvent {
  @Field(TRACKING_RULES.page)
  page!: string;

  @Field(TRACKING_RULES.action)
  action!: string;

  @Field(TRACKING_RULES.metadata)
  metadata?: Record<string, unknown> | null;
}
