import { CAMPAIGN_TEXTS, unknownPlaceholder } from '#contract/campaigns';
import { linkTargets } from '../../mail/rendering/markdown-renderer';
import type { RuleCheck } from '../../platform/http/rule';

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
/** Also where the address is none, so that the Markdown is not read as a link. */
const IN_TARGET = /\]\([^)\n]*\{\{/;
const ENCODED = /\{\{|%7B%7B/i;

/** A mistyped name would reach every recipient as it stands. */
export function placeholdersIn(words: RuleCheck): RuleCheck {
  return (value, object) => words(value, object) ?? (typeof value === 'string' ? problemOf(value) : null);
}

/** As `placeholdersIn`; a link leads everybody to the same place. */
export function placeholdersInMarkdown(words: RuleCheck): RuleCheck {
  const check = placeholdersIn(words);
  return (value, object) => check(value, object) ?? (typeof value === 'string' ? linkProblemOf(value) : null);
}

function problemOf(words: string): string | null {
  const unknown = [...words.matchAll(PLACEHOLDER)].find(([, name]) => name?.trim() !== 'firstName');
  return unknown ? unknownPlaceholder(unknown[0]) : null;
}

function linkProblemOf(markdown: string): string | null {
  if (!markdown.includes('{{')) return null;
  const isInLink = IN_TARGET.test(markdown) || linkTargets(markdown).some((target) => ENCODED.test(target));
  return isInLink ? CAMPAIGN_TEXTS.placeholderInLink : null;
}
