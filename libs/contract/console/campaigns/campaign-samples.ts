import { EMAIL_MAX, isEmailAddress } from '../../rules/email-address';
import type { RulesOf } from '../../rules/field-rule';
import type { CampaignWords } from './campaigns';

/** POST adminCampaignPreview. */
export interface CampaignPreviewRequest extends CampaignWords {
  /** Whose email to show; empty for someone without a name. Without it, the administrator's own. */
  firstName?: string;
}

/** POST adminCampaignTestSend. */
export interface CampaignTestRequest extends CampaignPreviewRequest {
  /** Any address; its subject then begins with "[Test]". Without it, the administrator's own. */
  to?: string;
}

export interface CheckedLink {
  url: string;
  /** What a reader would run into; null when nothing. */
  problem: string | null;
}

/** POST adminCampaignLinks: takes the message, and calls each of its links once. */
export interface LinkCheckAnswer {
  links: CheckedLink[];
  /** How many more the message has, which weren't checked. */
  unchecked: number;
}

/** A subject that is sent to try it out. */
export const TEST_PREFIX = '[Test] ';

export const CAMPAIGN_SAMPLE_RULES = {
  firstName: {
    kind: 'text',
    optional: true,
    oneLine: true,
    max: 50,
    tooLong: 'A first name cannot exceed 50 characters',
  },
  to: {
    kind: 'text',
    optional: true,
    oneLine: true,
    max: EMAIL_MAX,
    tooLong: 'Please enter a valid email address',
    also: (text: string) =>
      text === '' || isEmailAddress(text) ? null : 'Please enter a valid email address',
  },
} as const satisfies RulesOf<Pick<CampaignTestRequest, 'firstName' | 'to'>>;
