import type { ServiceStatus } from '#contract/console/admin';

/** The texts of one name; null when DNS didn't answer. */
type Texts = readonly string[] | null;

const SILENT = "DNS didn't answer. Try again in a moment.";

const warning = (name: string, detail: string): ServiceStatus => ({ name, state: 'warning', detail });
const healthy = (name: string, detail: string): ServiceStatus => ({ name, state: 'healthy', detail });

/** The domain of MAIL_FROM; null when it has no public records. */
export function domainOf(mailFrom: string): string | null {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
  return domain.includes('.') ? domain : null;
}

export function spfStatus(domain: string, texts: Texts): ServiceStatus {
  const name = 'SPF';
  if (texts === null) return warning(name, SILENT);
  const [record, ...more] = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  if (record === undefined)
    return warning(
      name,
      `No record. Publish a TXT record at ${domain}: "v=spf1 include:... -all", with what your mail provider says after "include:".`,
    );
  if (more.length > 0)
    return warning(name, `${domain} has several SPF records, so none counts. Merge them into one.`);
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return warning(name, `"${record}" lets everyone send as ${domain}. Let it end with -all or ~all.`);
  return healthy(name, record);
}

/** The public key this server signs with, as a DKIM record has it. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** `rsa` or `ed25519`. */
  readonly kind: string;
  readonly publicKey: string;
}

export function dkimStatus(from: string, key: DkimKey | null, texts: Texts): ServiceStatus {
  const name = 'DKIM';
  if (key === null)
    return {
      name,
      state: 'off',
      detail:
        'This server signs nothing (DKIM_DOMAIN). If your mail provider signs, its pages show the record.',
    };
  if (texts === null) return warning(name, SILENT);
  const host = `${key.selector}._domainkey.${key.domain}`;
  const published = texts.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '') ?? []);
  if (!published.includes(key.publicKey)) {
    const problem = published.length === 0 ? 'No record.' : 'The published key is not the one in use.';
    return warning(
      name,
      `${problem} Publish a TXT record at ${host}: "v=DKIM1; k=${key.kind}; p=${key.publicKey}".`,
    );
  }
  const isAligned = from === key.domain || from.endsWith(`.${key.domain}`) || key.domain.endsWith(`.${from}`);
  return isAligned
    ? healthy(name, `${host} has the key in use.`)
    : warning(name, `Email from ${from} is signed for ${key.domain}, so DMARC doesn't count it.`);
}

/** Where receivers look for DMARC: the domain, then each that it belongs to (the tree walk of DMARCbis). */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  const count = Math.max(1, labels.length - 1);
  return Array.from({ length: count }, (_each, start) => `_dmarc.${labels.slice(start).join('.')}`);
}

export function dmarcStatus(domain: string, texts: Texts): ServiceStatus {
  const name = 'DMARC';
  if (texts === null) return warning(name, SILENT);
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (record === undefined)
    return warning(
      name,
      `No record. Publish a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:dmarc@${domain}". Large mailbox providers require one.`,
    );
  return /;\s*p=(?:none|quarantine|reject)\b/i.test(record)
    ? healthy(name, record)
    : warning(name, `"${record}" has no policy. Add p=none, p=quarantine or p=reject.`);
}
