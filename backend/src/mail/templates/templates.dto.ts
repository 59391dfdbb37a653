import {
  TEMPLATE_RULES,
  type TemplateChange,
  type TemplateWords,
} from '#contract/console/campaigns/campaigns';
import { Field, Read } from '../../platform/http/field';

/** Empty when left out. */
const OrEmpty = (): PropertyDecorator => Read((value) => value ?? '');

export class TemplateWordsDto implements TemplateWords {
  @OrEmpty()
  @Field(TEMPLATE_RULES.subject)
  subject!: string;

  @OrEmpty()
  @Field(TEMPLATE_RULES.preview)
  preview!: string;

  @OrEmpty()
  @Field(TEMPLATE_RULES.heading)
  heading!: string;

  @OrEmpty()
  @Field(TEMPLATE_RULES.body)
  body!: string;

  @OrEmpty()
  @Field(TEMPLATE_RULES.actionLabel)
  actionLabel!: string;

  @OrEmpty()
  @Field(TEMPLATE_RULES.footnote)
  footnote!: string;
}

export class TemplateChangeDto extends TemplateWordsDto implements TemplateChange {
  @Field(TEMPLATE_RULES.version)
  version!: number;
}
