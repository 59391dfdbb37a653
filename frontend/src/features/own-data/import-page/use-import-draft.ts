import { useState } from 'react';
import type { DateOrder } from '#contract/account/imports';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { privateStorage } from '../../../lib/storage/private-storage';

export interface ImportDraft {
  readonly text: string;
  /** Null for a list that was pasted. */
  readonly fileName: string | null;
  /** Null until a column is changed: then the guess counts. */
  readonly columns: string[] | null;
  readonly dateOrder: DateOrder | null;
  /** Another one whenever something changes: the same key always means the same import. */
  readonly idempotencyKey: string;
}

const NAME = 'import-draft';

function isDraft(value: unknown): value is ImportDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'idempotencyKey' in value &&
    typeof value.idempotencyKey === 'string'
  );
}

/** What is being imported, kept encrypted on this device: it survives Back, a reload and a closed tab. */
export function useImportDraft(userId: string) {
  const name = `${NAME}:${userId}`;
  const [draft, setDraft] = useState(() => readStored(privateStorage, name, isDraft));
  const keep = (next: ImportDraft | null) => {
    writeStored(privateStorage, name, next);
    setDraft(next);
  };
  return {
    draft,
    start: (text: string, fileName: string | null) =>
      keep({ text, fileName, columns: null, dateOrder: null, idempotencyKey: newIdempotencyKey() }),
    change: (changes: Partial<Pick<ImportDraft, 'columns' | 'dateOrder'>>) =>
      draft && keep({ ...draft, ...changes, idempotencyKey: newIdempotencyKey() }),
    forget: () => keep(null),
  };
}
