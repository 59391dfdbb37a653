import { expect } from '@playwright/test';

interface InboxMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Every email to this address. */
export async function mailsTo(inboxUrl: string, address: string): Promise<InboxMail[]> {
  const link = new URL(inboxUrl);
  const messages = new URL(`/api/messages?to=${encodeURIComponent(address)}`, link);
  const headers = { authorization: `Bearer ${link.searchParams.get('token') ?? ''}` };
  return (await (await fetch(messages, { headers })).json()) as InboxMail[];
}

/**
 * The newest email to this address with a matching subject, as soon as it arrives. `inboxUrl` is the link that opens
 * the inbox.
 */
export async function mailTo(inboxUrl: string, address: string, subject: RegExp): Promise<InboxMail> {
  const search = async (): Promise<InboxMail | undefined> =>
    (await mailsTo(inboxUrl, address)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await search()) !== undefined, { timeout: 30_000 }).toBe(true);
  const mail = await search();
  if (!mail) throw new Error(`No email "${subject.source}" for ${address}`);
  return mail;
}
