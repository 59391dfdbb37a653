import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PinField } from './pin-field';

function Pair() {
  const [isShown, setShown] = useState(false);
  const field = { value: '482913', onChange: () => undefined, isShown };
  return (
    <>
      <PinField {...field} label="New PIN" onToggle={() => setShown(!isShown)} />
      <PinField {...field} label="Repeat the PIN" />
    </>
  );
}

it('shows both PINs with one button, and hides them again', async () => {
  render(<Pair />);
  const user = userEvent.setup();
  const types = () =>
    ['New PIN', 'Repeat the PIN'].map((label) => screen.getByLabelText<HTMLInputElement>(label).type);
  expect(types()).toEqual(['password', 'password']);
  await user.click(screen.getByRole('button', { name: 'Show PIN' }));
  expect(types()).toEqual(['text', 'text']);
  await user.click(screen.getByRole('button', { name: 'Hide PIN' }));
  expect(types()).toEqual(['password', 'password']);
});
