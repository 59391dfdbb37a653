/** The Message-ID of an email; `mailFrom` as in MAIL_FROM. */
export function messageIdOf(outboxId: string, mailFrom: string): string {
  return `<${outboxId}@${/@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost'}>`;
}

/** The outbox id in one of our Message-IDs, with or without angle brackets; null for any other. */
export function outboxIdOf(messageId: string): string | null {
  return (
    /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(messageId.trim())?.[1]?.toLowerCase() ?? null
  );
}
