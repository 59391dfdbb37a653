import {
  INBOX_DONE_RULES,
  INBOX_LIST_RULES,
  INBOX_REPLY_RULES,
  type InboxDone,
  type InboxReplyRequest,
  type InboxState,
} from '#contract/console/contact-inbox';
import { Field } from '../platform/http/field';

export class InboxQuery {
  @Field(INBOX_LIST_RULES.state)
  state?: InboxState;

  @Field(INBOX_LIST_RULES.address)
  address?: string | null;

  @Field(INBOX_LIST_RULES.after)
  after?: string;
}

export class InboxDoneDto implements InboxDone {
  @Field(INBOX_DONE_RULES.done)
  done!: boolean;
}

export class InboxReplyDto implements InboxReplyRequest {
  @Field(INBOX_REPLY_RULES.text)
  text!: string;

  @Field(INBOX_REPLY_RULES.done)
  done!: boolean;

  @Field(INBOX_REPLY_RULES.seenReplies)
  seenReplies?: number;
}
