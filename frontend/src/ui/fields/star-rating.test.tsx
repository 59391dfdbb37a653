import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../test/render-ui';
import { StarRating } from './star-rating';

function Stars() {
  const [stars, setStars] = useState(3);
  return <StarRating standard="Kindness" value={stars} onChange={setStars} />;
}

const checked = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

describe('the importance stars', () => {
  it('are a radio group named by the standard, from 1 Star to 5 Stars', () => {
    renderUi(<Stars />);
    const group = screen.getByRole('radiogroup', { name: 'Importance of Kindness' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars']);
    expect(checked(group)).toEqual(['3']);
  });

  it('are set with a click', async () => {
    renderUi(<Stars />);
    await userEvent.click(screen.getByRole('radio', { name: '5 Stars' }));
    expect(checked(screen.getByRole('radiogroup'))).toEqual(['5']);
  });
});
