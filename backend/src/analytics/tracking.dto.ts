import { TRACKING_LIMITS, TRACKING_TEXTS } from '#contract/tracking';
import { optional, Rule, text, type RuleCheck } from '../platform/http/rule';

/** What PostgreSQL refuses inside jsonb: NUL, and half of a surrogate pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const metadata: RuleCheck = (value) => {
  if (typeof value !== 'object' || Array.isArray(value)) return TRACKING_TEXTS.metadataInvalid;
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) > TRACKING_LIMITS.metadataBytes) return TRACKING_TEXTS.metadataTooLarge;
  return UNSTORABLE.test(json) ? TRACKING_TEXTS.metadataUnstorable : null;
};

export class TrackingEventDto {
  @Rule(
    text({
      required: TRACKING_TEXTS.pageMissing,
      max: TRACKING_LIMITS.pageMax,
      tooLong: TRACKING_TEXTS.pageTooLong,
    }),
  )
  page!: string;

  @Rule(
    text({
      required: TRACKING_TEXTS.actionMissing,
      max: TRACKING_LIMITS.actionMax,
      tooLong: TRACKING_TEXTS.actionTooLong,
    }),
  )
  action!: string;

  @Rule(optional(metadata))
  metadata?: Record<string, unknown> | null;
}
