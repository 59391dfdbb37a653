import type { CampaignWords } from '#contract/console/campaigns/campaigns';
import { mailKindWords } from '#contract/account/unsubscribe';
import type { MailParts } from '../mail';
import { composeBody } from './parts-renderer';
import { fillIn, renderMarkdown } from './markdown-renderer';

/** For an account whose name is blank, where the text itself has no words for that. */
const BLANKS = { firstName: 'there' };

/** Renders a campaign's text for one recipient. */
export function renderCampaign(
  { subject, preview, markdown, mailKind }: CampaignWords,
  firstName: string,
  unsubscribePage: string | null,
): MailParts {
  const values = { firstName: firstName.trim() };
  return composeBody(
    {
      subject: fillIn(subject, values, BLANKS),
      preview: fillIn(preview, values, BLANKS),
      ...renderMarkdown(markdown, values, BLANKS),
      footnote: `You're getting this because your settings allow ${mailKindWords(mailKind)}.`,
    },
    unsubscribePage,
  );
}
