import { setImmediate as letOthersRun } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { disclosureIn } from '../safety/disclosure';
import type { Disclosure } from '../safety/disclosure-kind';
import { ImportBatchRepository } from './import-batch.repository';
import type { KnownDisclosures } from './import-plan';

/** How long one slice keeps other requests waiting. */
const SLICE_MS = 25;
/** PostgreSQL ends a transaction that is silent for ten seconds. */
const SIGN_OF_LIFE_MS = 2_000;

/** Reads thousands of notes for what calls for help lines: a few milliseconds each, with other requests in between. */
@Injectable()
export class NoteReadingService {
  constructor(private readonly batches: ImportBatchRepository) {}

  /** In the transaction of the owner's import, whose lock it takes again to keep the connection awake. */
  async read(ownerId: string, texts: Iterable<string | null>): Promise<KnownDisclosures> {
    const known = new Map<string, Disclosure>();
    await this.inSlices(ownerId, new Set(texts), (text) => {
      const disclosure = text === null ? null : disclosureIn(text);
      if (text !== null && disclosure) known.set(text, disclosure);
    });
    return (text) => known.get(text) ?? null;
  }

  /** Does a few milliseconds of the work at a time, in the transaction of the owner's import. */
  async inSlices<Item>(ownerId: string, items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let sliceFrom = performance.now();
    let silentFrom = sliceFrom;
    for (const item of items) {
      work(item);
      const now = performance.now();
      if (now - silentFrom > SIGN_OF_LIFE_MS) {
        await this.batches.lock(ownerId);
        silentFrom = performance.now();
      } else if (now - sliceFrom > SLICE_MS) {
        await letOthersRun();
        sliceFrom = performance.now();
      }
    }
  }
}
