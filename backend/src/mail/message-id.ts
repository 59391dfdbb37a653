/** The Message-ID of a mail; `mailFrom` as in MAIL_FROM. */
export function messageIdOf(outboxId: string, mailFrom: string): string {
  return `<${outboxId}@${/@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost'}>`;
}

/** The outbox id in a Message-ID of ours, with or without its angle brackets; null for another's. */
export function outboxIdOf(messageId: string): string | null {
  return (
    /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(messageId.trim())?.[1]?.toLowerCase() ?? null
  );
}
