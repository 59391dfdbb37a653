import type { CampaignWords } from '#contract/campaigns';
import type { OptionalMailKind } from '#contract/unsubscribe';

interface Addressee {
  readonly firstName: string;
}
interface WithLink extends Addressee {
  /** Of the link that the email brings. */
  readonly token: string;
}
type Nothing = Readonly<Record<string, never>>;

/** To one of many: what the email says stays with its campaign. */
interface CampaignSendData extends Addressee {
  readonly campaignId: string;
  readonly mailKind: OptionalMailKind;
}
/** A test of words that belong to no campaign yet. */
interface CampaignTestData extends Addressee, CampaignWords {}

/** What each type of email fills in. Mails wait in the outbox as JSON: a version may add to this, and rename nothing. */
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
/** Types whose words are the product's own. */
export type WordedMailType = Exclude<MailType, 'campaign'>;

/** A type of email with its data: `{ type: 'confirmation', data: { firstName, token } }` and so on. */
export type MailPayload<Type extends MailType = MailType> = {
  [Each in Type]: { readonly type: Each; readonly data: MailData[Each] };
}[Type];
