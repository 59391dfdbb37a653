import { CAMPAIGN_TEXTS, unknownPlaceholder } from '#contract/console/campaigns';
import { linkTargets } from '../../mail/rendering/markdown-renderer';

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
/** Matches even an invalid address, which Markdown would not read as a link. */
const IN_TARGET = /\]\([^)\n]*\{\{/;
const ENCODED = /\{\{|%7B%7B/i;

/** A mistyped placeholder would reach every recipient verbatim. */
export function placeholderProblem(words: string): string | null {
  const unknown = [...words.matchAll(PLACEHOLDER)].find(([, name]) => name?.trim() !== 'firstName');
  return unknown ? unknownPlaceholder(unknown[0]) : null;
}

/** Like `placeholderProblem`, for a link, which must be the same for everyone. */
export function markdownProblem(markdown: string): string | null {
  return placeholderProblem(markdown) ?? linkProblemOf(markdown);
}

function linkProblemOf(markdown: string): string | null {
  if (!markdown.includes('{{')) return null;
  const isInLink = IN_TARGET.test(markdown) || linkTargets(markdown).some((target) => ENCODED.test(target));
  return isInLink ? CAMPAIGN_TEXTS.placeholderInLink : null;
}
