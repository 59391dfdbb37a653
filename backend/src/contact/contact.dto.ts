import { CONTACT_RULES, type ContactCategory, type ContactMessage } from '#contract/account/contact';
import { Field } from '../platform/http/field';

export class ContactDto implements ContactMessage {
  @Field(CONTACT_RULES.name)
  name!: string;

  @Field(CONTACT_RULES.email)
  email!: string;

  @Field(CONTACT_RULES.subject)
  subject!: string;

  @Field(CONTACT_RULES.category)
  category!: ContactCategory;

  @Field(CONTACT_RULES.message)
  message!: string;
}
