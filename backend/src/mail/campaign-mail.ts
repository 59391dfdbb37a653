import type { MailParts } from './mail';
import { compose } from './mail-composition';

/** A campaign's own words to one recipient. */
export function renderCampaign(
  data: Readonly<Record<string, string>>,
  unsubscribePage: string | null,
): Promise<MailParts> {
  const { subject = '', preview = '', markdown = '' } = data;
  return Promise.resolve(
    compose(
      { subject, preview, heading: subject, paragraphs: markdown.split(/\n{2,}/), footnote: '' },
      unsubscribePage,
    ),
  );
}
