import { listTextInTurns, mapInTurns } from './in-turns';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('what is worked out for many items', () => {
  it('lets others go on every fifty', async () => {
    const seen: string[] = [];
    const doubled = mapInTurns(numbers(120), (n) => {
      if (n % 50 === 0) seen.push(`from ${n}`);
      return n * 2;
    });
    for (let turn = 0; turn < 3; turn += 1) setImmediate(() => seen.push('another'));
    expect(await doubled).toEqual(numbers(120).map((n) => n * 2));
    expect(seen).toEqual(['from 0', 'from 50', 'another', 'another', 'another', 'from 100']);
  });

  it('is there at once for a few', () => {
    expect(mapInTurns(numbers(50), String)).toEqual(numbers(50).map(String));
  });

  it.each([0, 1, 50, 51, 120])('is the JSON of %d', async (count) => {
    const items = numbers(count).map((n) => ({ n, text: `„${n}“` }));
    expect(await listTextInTurns(items)).toBe(JSON.stringify(items));
  });
});
