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
