import { Injectable } from '@nestjs/common';
import type { CheckedLink, LinkCheckAnswer } from '#contract/console/campaigns/campaign-samples';
import { linkTargets } from '../../mail/rendering/markdown-renderer';
import { LimitsService } from '../../platform/limits/limits.service';
import type { Account } from '../../users/user';
import { LinkProbe, type LinkFinding } from './link-probe';

const CHECKS = { name: 'campaign-link-check', limit: 60, windowSeconds: 3_600 };
const LINKS_MAX = 30;

const FAILURES = {
  private: 'It leads to this machine or a private network, where no reader gets.',
  late: "It didn't answer within 5 seconds.",
  unreachable: "It couldn't be reached. Is it spelled right?",
} as const;

const INCOMPLETE = "It isn't a complete address: begin it with https://.";
const WRITTEN_LINK = /\[[^\]\n]*\]\(\s*([^)\s]+)/g;

/** Of links as they are written: without a protocol they are no links, and readers see the brackets. */
function incompleteTargets(markdown: string): string[] {
  const targets = [...markdown.matchAll(WRITTEN_LINK)].map(([, target = '']) => target);
  return [...new Set(targets.filter((target) => !/^(?:https?:\/\/|mailto:)/i.test(target)))];
}

/** What is wrong with an address before anyone calls it; null when nothing is. */
function writtenProblem(url: string, isPublic: boolean): string | null {
  if (!URL.canParse(url)) return INCOMPLETE;
  if (new URL(url).protocol !== 'https:') return 'It begins with http, not https, so browsers may warn.';
  return isPublic ? null : FAILURES.private;
}

function foundProblem(finding: LinkFinding): string | null {
  if ('failure' in finding) return FAILURES[finding.failure];
  return finding.status < 400 ? null : `It answers with an error (${finding.status}).`;
}

/** Checks the links of a message on request: each is complete, encrypted, public, and answers. */
@Injectable()
export class LinkCheckService {
  constructor(
    private readonly probe: LinkProbe,
    private readonly limits: LimitsService,
  ) {}

  async check(actor: Account, markdown: string): Promise<LinkCheckAnswer> {
    await this.limits.consume(CHECKS, actor.id);
    const urls = [...new Set(linkTargets(markdown).filter((url) => /^https?:/i.test(url)))];
    const links = await Promise.all(urls.slice(0, LINKS_MAX).map((url) => this.checkOne(url)));
    const incomplete = incompleteTargets(markdown).map((url) => ({ url, problem: INCOMPLETE }));
    return { links: [...incomplete, ...links], unchecked: Math.max(0, urls.length - LINKS_MAX) };
  }

  private async checkOne(url: string): Promise<CheckedLink> {
    const written = writtenProblem(url, this.probe.isPublic(url));
    return { url, problem: written ?? foundProblem(await this.probe.call(url)) };
  }
}
