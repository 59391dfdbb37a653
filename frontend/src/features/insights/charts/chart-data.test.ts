import { byPerson, scaleOf, type NamedDate } from './chart-data';

const date = (id: string, personId: string, head: number | null, heart: number): NamedDate => ({
  id,
  day: 'March 5, 2026',
  personId,
  name: personId,
  head,
  heart,
});

it('puts the dates of one person together, in the order of first dates', () => {
  const dates = [date('1', 'mara', 70, 80), date('2', 'lea', 60, 70), date('3', 'mara', 75, 85)];
  expect(byPerson(dates).map(({ name, dates: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['mara', ['1', '3']],
    ['lea', ['2']],
  ]);
});

it.each([
  [[date('1', 'a', 71, 84)], [70, 80, 90]],
  [[date('1', 'a', 55, 55)], [50, 60, 70]],
  [[date('1', 'a', 98, 100)], [80, 90, 100]],
  [[date('1', 'a', null, 10)], [10, 20, 30]],
])('draws the axis where the data is', (dates, marks) => {
  expect(scaleOf(dates)).toEqual(marks);
});
