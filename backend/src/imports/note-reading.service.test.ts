import type { ImportBatchRepository } from './import-batch.repository';
import { NoteReadingService } from './note-reading.service';

const SLICES_MS = 40;

describe('work in slices', () => {
  it('lets others run in between', async () => {
    const notes = new NoteReadingService({} as ImportBatchRepository);
    const events: string[] = [];
    setImmediate(() => events.push('someone else'));
    await notes.inSlices('an owner', ['first', 'second'], (item) => {
      const until = performance.now() + SLICES_MS;
      while (performance.now() < until);
      events.push(item);
    });
    expect(events).toEqual(['first', 'someone else', 'second']);
  });
});
