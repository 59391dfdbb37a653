import type { CampaignWords } from '#contract/console/campaigns';
import { mailKindWords } from '#contract/account/unsubscribe';
import type { MailParts } from '../mail';
import { composeBody } from './parts-renderer';
import { fillIn, renderMarkdown } from './markdown-renderer';

/** For an account whose name is blank. */
const NAMELESS = 'there';

/** Renders a campaign's text for one recipient. */
export function renderCampaign(
  { subject, preview, markdown, mailKind }: CampaignWords,
  firstName: string,
  unsubscribePage: string | null,
): MailParts {
  const values = { firstName: firstName.trim() || NAMELESS };
  return composeBody(
    {
      subject: fillIn(subject, values),
      preview: fillIn(preview, values),
      ...renderMarkdown(markdown, values),
      footnote: `You're getting this because your settings allow ${mailKindWords(mailKind)}.`,
    },
    unsubscribePage,
  );
}
