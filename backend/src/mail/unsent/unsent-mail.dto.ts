import {
  ALL_UNSENT_MAIL_RULES,
  UNSENT_LIST_RULES,
  UNSENT_MAIL_IDS_RULES,
  type AllUnsentMail,
  type UnsentFilter,
  type UnsentMailIds,
} from '#contract/console/unsent-mail';
import { Field } from '../../platform/http/field';

export class UnsentMailQuery {
  @Field(UNSENT_LIST_RULES.state)
  state?: UnsentFilter;

  @Field(UNSENT_LIST_RULES.after)
  after?: string;
}

export class UnsentMailIdsDto implements UnsentMailIds {
  @Field(UNSENT_MAIL_IDS_RULES.ids)
  ids!: string[];
}

export class AllUnsentMailDto implements AllUnsentMail {
  @Field(ALL_UNSENT_MAIL_RULES.state)
  state!: UnsentFilter;

  @Field(ALL_UNSENT_MAIL_RULES.until)
  until!: string;
}
