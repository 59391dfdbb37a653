import type { CampaignWords } from '#contract/console/campaigns/campaigns';
import type { AdminRole } from '#contract/console/administrators';
import type { OptionalMailKind } from '#contract/account/unsubscribe';

interface Recipient {
  readonly firstName: string;
}
interface WithLink extends Recipient {
  /** The token of the link in the email. */
  readonly token: string;
}
type Nothing = Readonly<Record<string, never>>;

/** To one of many recipients: the text stays with the campaign. */
interface CampaignSendData extends Recipient {
  readonly campaignId: string;
  readonly mailKind: OptionalMailKind;
}
/** A test of a text that belongs to no campaign yet. */
interface CampaignTestData extends Recipient, CampaignWords {}

/**
 * The data of each type of email. Emails wait in the outbox as JSON, so a new version may add fields but never rename
 * any.
 */
export interface MailData {
  readonly confirmation: WithLink;
  readonly already_registered: Nothing;
  readonly welcome: Recipient;
  readonly password_reset: WithLink;
  readonly email_change: WithLink;
  /** To the previous address. */
  readonly email_changed: WithLink & { readonly newEmail: string };
  /** To an address that may have no account yet. */
  readonly administrator_invitation: {
    readonly invitedBy: string;
    readonly role: AdminRole;
    readonly token: string;
  };
  readonly security_notice: Recipient & { readonly event: string; readonly detail: string };
  readonly contact_message: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly category: string;
    readonly message: string;
  };
  /** An answer from support, with what it answers. */
  readonly contact_reply: {
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    readonly message: string;
  };
  readonly first_match_encouragement: Recipient;
  readonly no_standards_reminder: Recipient;
  readonly no_date_reminder: Recipient;
  /** The morning after a planned date. */
  readonly date_reminder: Recipient & {
    /** " with Sofia", or empty where no name may be shown. */
    readonly withWhom: string;
    readonly matchId: string;
    readonly planId: string;
  };
  readonly campaign: CampaignSendData | CampaignTestData;
}

export type MailType = keyof MailData;
/** Account and security mail: always sent, and limited by the address it goes to. */
const ACCOUNT_MAIL_TYPES = [
  'confirmation',
  'already_registered',
  'password_reset',
  'email_change',
  'email_changed',
  'security_notice',
  'administrator_invitation',
] as const satisfies readonly MailType[];
export type AccountMailType = (typeof ACCOUNT_MAIL_TYPES)[number];
/** Types whose text is the product's own. */
export type WordedMailType = Exclude<MailType, 'campaign'>;

/** A type of email with its data: `{ type: 'confirmation', data: { firstName, token } }` and so on. */
export type MailPayload<Type extends MailType = MailType> = {
  [Each in Type]: { readonly type: Each; readonly data: MailData[Each] };
}[Type];
