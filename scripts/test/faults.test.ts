import { FAULTS } from '../faults/all.mjs';
import { holds } from '../faults/fault.mjs';

jest.setTimeout(180_000);

/** The short form of each; npm run faults causes them more often and prints a table. */
describe('the product survives', () => {
  it.each(FAULTS)('$name', async ({ run }) => {
    const outcome = await run('short');
    if ('skipped' in outcome) return;
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, exits: 0 });
    expect(holds(outcome)).toBe(true);
  });
});
