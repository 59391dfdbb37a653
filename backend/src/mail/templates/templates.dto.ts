import { TEMPLATE_LIMITS, TEMPLATE_TEXTS } from '#contract/campaigns';
import { Read, Rule, text, wholeNumber } from '../../platform/http/rule';

/** Left out is empty. */
const Words = (): PropertyDecorator =>
  Read((value) => (typeof value === 'string' ? value.normalize('NFC').trim() : (value ?? '')));

const tooLong = (max: number): string => `Please use ${max} characters or less`;
const written = (max: number, required: string) => text({ required, max, tooLong: tooLong(max) });
const upTo = (max: number) => text({ max, tooLong: tooLong(max) });

export class TemplateWordsDto {
  @Words()
  @Rule(written(TEMPLATE_LIMITS.subjectMax, TEMPLATE_TEXTS.subjectRequired))
  subject!: string;

  @Words()
  @Rule(upTo(TEMPLATE_LIMITS.previewMax))
  preview!: string;

  @Words()
  @Rule(written(TEMPLATE_LIMITS.headingMax, TEMPLATE_TEXTS.headingRequired))
  heading!: string;

  @Words()
  @Rule(written(TEMPLATE_LIMITS.bodyMax, TEMPLATE_TEXTS.bodyRequired))
  body!: string;

  @Words()
  @Rule(upTo(TEMPLATE_LIMITS.actionLabelMax))
  actionLabel!: string;

  @Words()
  @Rule(upTo(TEMPLATE_LIMITS.footnoteMax))
  footnote!: string;
}

export class TemplateChangeDto extends TemplateWordsDto {
  @Rule(wholeNumber(0, 1_000_000, TEMPLATE_TEXTS.versionInvalid))
  version!: number;
}
