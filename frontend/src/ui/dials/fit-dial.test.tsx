import { screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-ui';
import { FitDial } from './fit-dial';
import { fitText, fitTone, gapWords, likelyWords } from './fit-texts';

describe('the fit text', () => {
  it.each([
    [100, 'high'],
    [70, 'high'],
    [69, 'mid'],
    [50, 'mid'],
    [49, 'low'],
  ])('colors %i%% %s', (percent, tone) => expect(fitTone(percent)).toBe(tone));

  it.each([
    [14, 'heart is 14 ahead'],
    [-12.4, 'head is 12 ahead'],
    [9.6, 'heart and head agree'],
    [-9.99, 'heart and head agree'],
    [10, 'heart is 10 ahead'],
    [-10.4, 'head is 10 ahead'],
  ])('describes a gap of %d: %s', (gap, words) => expect(gapWords(gap)).toBe(words));

  it('makes it clear how little one date says', () => {
    expect(likelyWords({ low: 48.6, high: 88.2 }, 1)).toBe('One date: early days, likely 49–88%.');
    expect(likelyWords({ low: 70, high: 82 }, 5)).toBe('Five dates: likely 70–82%.');
    expect(likelyWords({ low: 70, high: 82 }, 12)).toBe('12 dates: likely 70–82%.');
  });

  it("describes the fit with the user's standards, never the person", () => {
    expect(fitText({ percent: 75, likely: { low: 49, high: 88 }, heart: 89, dateCount: 1 })).toBe(
      '75% fit with your standards so far, weak to strong fit. One date: early days, likely 49–88%. Heart 89%: heart is 14 ahead on one date.',
    );
  });
});

describe('heart and head in the dial', () => {
  it('are compared before rounding, as in the text next to it', () => {
    expect(fitText({ percent: 75, heart: 85, gap: 9.6 })).toContain('Heart 85%: heart and head agree.');
  });
});

describe('the fit dial', () => {
  it('includes everything it draws in its accessible name', () => {
    renderUi(<FitDial percent={62} />);
    expect(
      screen.getByRole('img', { name: '62% fit with your standards so far, partial fit.' }),
    ).toBeTruthy();
  });

  it('shows only the number where it is small, and still says that it is a percentage', () => {
    const { container } = renderUi(<FitDial size="small" percent={62} />);
    expect(container.querySelectorAll('.small > .sign')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /^62% fit/ }).textContent).toBe('62%');
  });

  it("draws the heart's arc also where it is small, without what would be a blur", () => {
    const { container } = renderUi(<FitDial size="small" percent={62} heart={80} />);
    expect(container.querySelector('.heart.thick')).not.toBeNull();
    expect(container.querySelector('.heart-track.thick')).not.toBeNull();
    expect(container.querySelector('.heart-sign')).toBeNull();
  });

  it('says "Date experience needed" while no date is scored', () => {
    renderUi(<FitDial percent={null} />);
    expect(screen.getByRole('img', { name: 'Date experience needed' }).textContent).toBe(
      'Date experience needed',
    );
  });

  it("tells the heart's ring by the sign it begins with, not by its color alone", () => {
    const { container } = renderUi(<FitDial percent={62} heart={80} />);
    expect(container.querySelectorAll('.heart-sign')).toHaveLength(1);
  });

  it('is hidden when the same text is next to it', () => {
    renderUi(<FitDial percent={62} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
