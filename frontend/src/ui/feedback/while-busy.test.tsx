import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../test/render-ui';
import { SettingSwitch } from '../fields/setting-switch';
import { whileBusy, whileUnavailable } from './while-busy';

const user = userEvent.setup();

function Saving({ onSave }: { onSave: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    onSave();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" {...whileBusy(isBusy)}>
        Save
      </Button>
    </form>
  );
}

describe('a button that waits for what it started', () => {
  it('keeps the focus, says that it is busy, and does nothing', async () => {
    const onSave = jest.fn();
    renderUi(<Saving onSave={onSave} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}{Enter} ');
    expect(document.activeElement).toBe(button);
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(button);
    await user.type(screen.getByLabelText('Name'), 'Mara{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('opens no link and calls no handler of its own', () => {
    const onClick = jest.fn();
    renderUi(
      <Button component="a" href="/file" onClick={onClick} {...whileUnavailable(true)}>
        Download
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Download' });
    const isFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([isFollowed, onClick.mock.calls]).toEqual([false, []]);
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a switch whose change is being saved', () => {
  it('keeps the focus and stays as it is', async () => {
    const onChange = jest.fn();
    renderUi(<SettingSwitch label="Reminders" hint="By email." checked isBusy onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Reminders', busy: true });
    expect(input.disabled).toBe(false);
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Reminders'));
    expect([input.checked, onChange.mock.calls]).toEqual([true, []]);
  });
});
