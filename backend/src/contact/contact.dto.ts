import { isEmailAddress } from '#contract/auth';
import { CONTACT_CATEGORIES, CONTACT_LIMITS, CONTACT_TEXTS, type ContactCategory } from '#contract/contact';
import { oneOf, Rule, text, Trimmed, type RuleCheck } from '../platform/http/rule';

/** Between `min` and `max` characters. */
function lengthy(min: number, tooShort: string, max: number, tooLong: string): RuleCheck {
  const within = text({ required: tooShort, max, tooLong });
  return (value, body) =>
    within(value, body) ?? (typeof value === 'string' && [...value].length < min ? tooShort : null);
}

export class ContactDto {
  @Trimmed()
  @Rule(
    lengthy(
      CONTACT_LIMITS.nameMin,
      CONTACT_TEXTS.nameTooShort,
      CONTACT_LIMITS.nameMax,
      CONTACT_TEXTS.nameTooLong,
    ),
  )
  name!: string;

  @Trimmed()
  @Rule((value) =>
    typeof value === 'string' && value.length <= CONTACT_LIMITS.emailMax && isEmailAddress(value)
      ? null
      : CONTACT_TEXTS.emailInvalid,
  )
  email!: string;

  @Trimmed()
  @Rule(
    lengthy(
      CONTACT_LIMITS.subjectMin,
      CONTACT_TEXTS.subjectTooShort,
      CONTACT_LIMITS.subjectMax,
      CONTACT_TEXTS.subjectTooLong,
    ),
  )
  subject!: string;

  @Rule(
    oneOf(
      CONTACT_CATEGORIES.map(([value]) => value),
      CONTACT_TEXTS.categoryRequired,
    ),
  )
  category!: ContactCategory;

  @Trimmed()
  @Rule(
    lengthy(
      CONTACT_LIMITS.messageMin,
      CONTACT_TEXTS.messageTooShort,
      CONTACT_LIMITS.messageMax,
      CONTACT_TEXTS.messageTooLong,
    ),
  )
  message!: string;
}
