import { isEmailAddress } from '#contract/auth';
import { UNSUBSCRIBE_LIMITS, UNSUBSCRIBE_TEXTS } from '#contract/unsubscribe';
import { Rule, text, Trimmed } from '../../platform/http/rule';

export class UnsubscribeDto {
  @Trimmed()
  @Rule((value) =>
    typeof value === 'string' && value.length <= UNSUBSCRIBE_LIMITS.emailMax && isEmailAddress(value)
      ? null
      : UNSUBSCRIBE_TEXTS.emailInvalid,
  )
  email!: string;

  @Trimmed()
  @Rule(
    text({
      required: UNSUBSCRIBE_TEXTS.typeRequired,
      max: UNSUBSCRIBE_LIMITS.typeMax,
      tooLong: UNSUBSCRIBE_TEXTS.typeRequired,
    }),
  )
  type!: string;
}
