import {
  readConditions,
  SEGMENT_RULES,
  type SegmentCondition,
  type SegmentDraft,
} from '#contract/console/campaigns/segments';
import { Field, Read } from '../../platform/http/field';

export class SegmentDraftDto implements SegmentDraft {
  @Field(SEGMENT_RULES.name)
  name!: string;

  @Read(readConditions)
  @Field(SEGMENT_RULES.conditions)
  conditions!: SegmentCondition[];
}
