import { ALEX_LIMITS, ALEX_TEXTS } from '#contract/alex';
import { Rule, text, Trimmed } from '../platform/http/rule';

export class ChatDto {
  @Trimmed()
  @Rule(
    text({
      required: ALEX_TEXTS.messageRequired,
      max: ALEX_LIMITS.messageMax,
      tooLong: ALEX_TEXTS.messageTooLong,
    }),
  )
  message!: string;
}
