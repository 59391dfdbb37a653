import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../test/render-ui';
import { RatingScale } from './rating-scale';

function Rating() {
  const [rating, setRating] = useState<number | null>(null);
  return (
    <RatingScale
      name="Chemistry"
      value={rating}
      onChange={setRating}
      lowExample="No pull"
      error="Please rate it."
    />
  );
}

const checked = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

describe('the rating scale', () => {
  it('offers 1 to 10 with a group name and nothing selected', () => {
    renderUi(<Rating />);
    const group = screen.getByRole('radiogroup', { name: 'Chemistry' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(checked(group)).toEqual([]);
  });

  it('takes one tap and explains low and high', async () => {
    renderUi(<Rating />);
    await userEvent.click(screen.getByRole('radio', { name: '8' }));
    expect(checked(screen.getByRole('radiogroup'))).toEqual(['8']);
    expect(screen.getByText('Low (1-3)')).toBeTruthy();
    expect(screen.getByText('High (8-10)')).toBeTruthy();
    expect(screen.getByText('No pull')).toBeTruthy();
  });

  it('has a last choice for what was not seen, which the arrow keys reach after 10', async () => {
    const choose = jest.fn();
    const unseen = { isChosen: false, onChoose: choose };
    renderUi(<RatingScale name="Humor" value={null} onChange={() => undefined} unseen={unseen} />);
    const radios = within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio');
    expect(radios.at(-1)).toBe(screen.getByRole('radio', { name: 'Not seen yet' }));
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Not seen yet' }));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('takes a digit, and the keyboard goes on from what it chose', async () => {
    renderUi(<Rating />);
    await userEvent.tab();
    await userEvent.keyboard('7');
    expect(checked(screen.getByRole('radiogroup'))).toEqual(['7']);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '7' }));
    await userEvent.keyboard('0');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10' }));
  });

  it('announces its error with the group', () => {
    renderUi(<Rating />);
    const describedBy = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
    const texts = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain('Please rate it.');
  });
});
