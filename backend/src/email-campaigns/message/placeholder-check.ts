import { CAMPAIGN_TEXTS } from '#contract/console/campaigns/campaigns';
import { placeholderProblem } from '#contract/console/campaigns/placeholders';
import { linkTargets } from '../../mail/rendering/markdown-renderer';

/** Matches even an invalid address, which Markdown would not read as a link. */
const IN_TARGET = /\]\([^)\n]*\{\{/;
const ENCODED = /\{\{|%7B%7B/i;

/** Checks the placeholders, and that links, which must be the same for everyone, have none. */
export function markdownProblem(markdown: string): string | null {
  return placeholderProblem(markdown) ?? linkProblemOf(markdown);
}

function linkProblemOf(markdown: string): string | null {
  if (!markdown.includes('{{')) return null;
  const isInLink = IN_TARGET.test(markdown) || linkTargets(markdown).some((target) => ENCODED.test(target));
  return isInLink ? CAMPAIGN_TEXTS.placeholderInLink : null;
}
