import type { CampaignWords } from '#contract/console/campaigns';
import type { OptionalMailKind } from '#contract/account/unsubscribe';

interface Addressee {
  readonly firstName: string;
}
interface WithLink extends Addressee {
  /** The token of the link in the email. */
  readonly token: string;
}
type Nothing = Readonly<Record<string, never>>;

/** To one of many recipients: the text stays with the campaign. */
interface CampaignSendData extends Addressee {
  readonly campaignId: string;
  readonly mailKind: OptionalMailKind;
}
/** A test of a text that belongs to no campaign yet. */
interface CampaignTestData extends Addressee, CampaignWords {}

/**
 * The data of each type of email. Emails wait in the outbox as JSON, so a new version may add fields but never rename
 * any.
 */
export interface MailData {
  readonly confirmation: WithLink;
  readonly already_registered: Nothing;
  readonly welcome: Addressee;
  readonly password_reset: WithLink;
  readonly email_change: WithLink;
  readonly security_notice: Addressee & { readonly event: string; readonly detail: string };
  readonly contact_message: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly category: string;
    readonly message: string;
  };
  readonly first_match_encouragement: Addressee;
  readonly campaign: CampaignSendData | CampaignTestData;
}

export type MailType = keyof MailData;
/** Types whose text is the product's own. */
export type WordedMailType = Exclude<MailType, 'campaign'>;

/** A type of email with its data: `{ type: 'confirmation', data: { firstName, token } }` and so on. */
export type MailPayload<Type extends MailType = MailType> = {
  [Each in Type]: { readonly type: Each; readonly data: MailData[Each] };
}[Type];
