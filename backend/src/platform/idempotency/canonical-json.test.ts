import fc from 'fast-check';
import { canonicalJson } from './canonical-json';

/** The same value with the keys of every object in the opposite order of their insertion. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reordered(inner)]),
  );
}

describe('canonical JSON', () => {
  it('is the same whatever the order of the keys, at any depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x', 10: 1, 9: 1 })).toBe(
      '{"10":1,"9":1,"a":"x","b":[{"c":null,"d":1}]}',
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => canonicalJson(reordered(value)) === canonicalJson(value)),
    );
  });

  it('is JSON of the same value, so that different values differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const wire = JSON.stringify(value);
        expect(JSON.parse(canonicalJson(JSON.parse(wire)))).toEqual(JSON.parse(wire));
      }),
    );
  });

  it('keeps the order of a list', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  it('has a text for no body at all', () => {
    expect(canonicalJson(undefined)).toBe('null');
  });
});
