import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { useState } from 'react';
import { PlaceField } from './place-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PLACES = ['Bern, Bern, Switzerland', 'Bergen, Vestland, Norway'];

function open(
  fetchSuggestions: (text: string) => Promise<readonly string[]> = () => Promise.resolve(PLACES),
  minChars = 3,
) {
  const asked: string[] = [];
  function Form() {
    const [place, setPlace] = useState('');
    const fetchPlaces = (text: string) => {
      asked.push(text);
      return fetchSuggestions(text);
    };
    const [stableFetch] = useState(() => fetchPlaces);
    return (
      <PlaceField
        label="Location"
        value={place}
        onChange={setPlace}
        fetchSuggestions={stableFetch}
        minChars={minChars}
        debounceMs={300}
        maxLength={120}
      />
    );
  }
  renderUi(<Form />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, asked, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' }) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the place field', () => {
  it('asks for nothing under its least number of characters', async () => {
    const { user, asked, field } = open();
    await user.type(field, 'Be');
    await pass(1000);
    expect(asked).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('asks once the typing pauses', async () => {
    const { user, asked, field } = open();
    await user.type(field, 'Berg');
    await pass(299);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['Berg']);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(PLACES);
  });

  it('is chosen from with the arrow keys and Enter', async () => {
    const { user, field } = open();
    await user.type(field, 'Ber');
    await pass(300);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toBe('Bergen, Vestland, Norway');
    expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Bergen, Vestland, Norway');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('goes round at both ends of the list', async () => {
    const { user, field } = open();
    await user.type(field, 'Ber');
    await pass(300);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bern, Bern, Switzerland');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bergen, Vestland, Norway');
  });

  it('closes with Escape and keeps the words typed', async () => {
    const { user, field } = open();
    await user.type(field, 'Bern or so');
    await pass(300);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('Bern or so');
  });

  it('stays an ordinary field when the suggestions cannot be fetched', async () => {
    const { user, field } = open(() => Promise.reject(new Error('away')));
    await user.type(field, 'Bern');
    await pass(300);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('Bern');
  });

  it('never shows the answer to an older question', async () => {
    const answers = new Map([
      ['Ber', new Promise<string[]>((resolve) => setTimeout(() => resolve(['Old answer']), 2000))],
      ['Berg', Promise.resolve(['New answer'])],
    ]);
    const { user, field } = open((text) => answers.get(text) ?? Promise.resolve([]));
    await user.type(field, 'Ber');
    await pass(300);
    await user.type(field, 'g');
    await pass(5000);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['New answer']);
  });
});
