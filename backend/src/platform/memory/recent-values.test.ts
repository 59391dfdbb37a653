import { RecentValues } from './recent-values';

it('keeps as many values as it may, and forgets the one that was not asked for longest', () => {
  const values = new RecentValues<number | null>(2);
  values.set('a', 1);
  values.set('b', null);
  expect(values.get('a')).toBe(1);
  values.set('c', 3);
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual([1, undefined, 3]);
  values.delete('a');
  expect(values.get('a')).toBeUndefined();
});

it('makes room by what each value counts, and keeps nothing that is larger than the room', () => {
  const values = new RecentValues<string>(5, ({ length }) => length);
  values.set('a', 'xx');
  values.set('b', 'yyy');
  expect([values.get('a'), values.get('b')]).toEqual(['xx', 'yyy']);
  values.set('a', 'xxx');
  expect([values.get('a'), values.get('b')]).toEqual(['xxx', undefined]);
  values.set('c', 'z'.repeat(6));
  expect([values.get('a'), values.get('c')]).toEqual([undefined, undefined]);
  values.set('d', 'yyyyy');
  expect(values.get('d')).toBe('yyyyy');
});
