/** Records that an account was erased, as hashes only: the account can be recognized but not read. */
export interface Erasure {
  readonly accountHash: Buffer;
  readonly addressHash: Buffer;
  readonly erasedAt: Date;
}

const HASH = /^[0-9a-f]{64}$/;

/** One line of the ledger, with its line break. */
export function toLine({ accountHash, addressHash, erasedAt }: Erasure): string {
  const [account, address] = [accountHash.toString('hex'), addressHash.toString('hex')];
  return `${JSON.stringify({ account, address, erasedAt: erasedAt.toISOString() })}\n`;
}

/** Skips lines that a crash cut short: the table still has those entries and adds them again. */
export function fromLines(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => fromLine(line) ?? []);
}

function fromLine(line: string): Erasure | null {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof entry !== 'object' || entry === null) return null;
  const { account, address, erasedAt } = entry as Partial<Record<string, unknown>>;
  const at = new Date(String(erasedAt));
  if (!HASH.test(String(account)) || !HASH.test(String(address)) || Number.isNaN(at.getTime())) return null;
  return {
    accountHash: Buffer.from(String(account), 'hex'),
    addressHash: Buffer.from(String(address), 'hex'),
    erasedAt: at,
  };
}

/** Keeps only the first entry of each account. */
export function distinct(erasures: readonly Erasure[]): Erasure[] {
  const byAccount = new Map<string, Erasure>();
  for (const erasure of erasures) {
    const key = erasure.accountHash.toString('hex');
    if (!byAccount.has(key)) byAccount.set(key, erasure);
  }
  return [...byAccount.values()];
}
