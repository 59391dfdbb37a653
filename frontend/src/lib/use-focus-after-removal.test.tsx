import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterRemoval } from './use-focus-after-removal';

const user = userEvent.setup();

/** Each name has a button that takes it away, and one that puts it last. */
function Names({ initial }: { initial: readonly string[] }) {
  const [names, setNames] = useState(initial);
  const focus = useFocusAfterRemoval();
  const without = (name: string) => names.filter((other) => other !== name);
  return (
    <main id="main" tabIndex={-1}>
      <section {...focus}>
        <h2>Names</h2>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                {name}
                <button onClick={() => setNames([...without(name), name])}>Last {name}</button>
                <button onClick={() => setNames(without(name))}>Remove {name}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <button onClick={() => setNames([])}>Remove all</button>
    </main>
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const focusIsOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

describe('after what had the focus was removed', () => {
  it('is on the item that took its place, and not on the button that removes it', async () => {
    render(<Names initial={['Ada', 'Bea', 'Cleo']} />);
    await press('Remove Bea');
    await focusIsOn('Last Cleo');
    await press('Remove Cleo');
    await focusIsOn('Last Ada');
  });

  it('is on the heading once the list is empty', async () => {
    render(<Names initial={['Ada']} />);
    await press('Remove Ada');
    await focusIsOn('Names');
    await user.tab();
    await focusIsOn('Remove all');
  });

  it('stays where the user has gone since', async () => {
    render(<Names initial={['Ada', 'Bea']} />);
    await press('Last Ada');
    await press('Remove all');
    await focusIsOn('Remove all');
  });

  it('follows what is moved', async () => {
    render(<Names initial={['Ada', 'Bea']} />);
    await press('Last Ada');
    expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Bea',
      'Ada',
    ]);
    await focusIsOn('Last Ada');
  });
});
