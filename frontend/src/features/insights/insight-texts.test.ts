import { trendFigures } from './insight-texts';

it('says in figures what the halves of the dates are', () => {
  expect(trendFigures({ direction: 'up', percentage: 6.3 })).toBe(
    'Your later dates score 6.3 points higher than your earlier ones.',
  );
  expect(trendFigures({ direction: 'down', percentage: 12 })).toContain('12 points lower');
  expect(trendFigures({ direction: 'stable', percentage: 1 })).toContain(
    'about the same as your earlier ones, 1 point apart',
  );
});
