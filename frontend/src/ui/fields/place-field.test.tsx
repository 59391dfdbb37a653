import { fireEvent, act, screen } from '@testing-library/react';
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
  initial = '',
) {
  const asked: string[] = [];
  function Form() {
    const [place, setPlace] = useState(initial);
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

/** The suggestion that Enter would accept. */
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id)?.textContent;
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Long enough for the request and for the query cache to show its result, which takes one tick. */
const pause = () => pass(301);

describe('the place field', () => {
  it('sends no request below its minimum length', async () => {
    const { user, asked, field } = open();
    await user.type(field, 'Be');
    await pass(1000);
    expect(asked).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('requests suggestions once typing pauses', async () => {
    const { user, asked, field } = open();
    await user.type(field, 'Berg');
    await pass(299);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['Berg']);
    await pass(1);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(PLACES);
  });

  it('offers suggestions with the arrow keys and Enter', async () => {
    const { user, field } = open();
    await user.type(field, 'Ber');
    await pause();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Bergen, Vestland, Norway');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Bergen, Vestland, Norway');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('wraps around at both ends of the list', async () => {
    const { user, field } = open();
    await user.type(field, 'Ber');
    await pause();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Bergen, Vestland, Norway');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Bern, Bern, Switzerland');
  });

  it('closes with Escape and keeps the typed text', async () => {
    const { user, field } = open();
    await user.type(field, 'Bern or so');
    await pause();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('Bern or so');
  });

  it("stays a plain text field when suggestions can't be loaded", async () => {
    const { user, field } = open(() => Promise.reject(new Error('away')));
    await user.type(field, 'Bern');
    await pause();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('Bern');
  });

  it("doesn't repeat a completed request", async () => {
    const { user, asked, field } = open();
    await user.type(field, 'Ber');
    await pause();
    await user.type(field, 'g{Backspace}');
    await pause();
    expect(asked).toEqual(['Ber']);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('clears the list once a request fails, and retries for the same text', async () => {
    const answers = [Promise.resolve(PLACES), Promise.reject(new Error('away')), Promise.resolve(PLACES)];
    const { user, asked, field } = open(() => answers.shift() ?? Promise.resolve([]));
    await user.type(field, 'Ber');
    await pause();
    await user.type(field, 'n');
    await pause();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(field, 'e{Backspace}');
    await pause();
    expect(asked).toEqual(['Ber', 'Bern', 'Bern']);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('opens with an arrow key when there are suggestions, not with a click', async () => {
    const { user, asked, field } = open(undefined, 3, 'Bern');
    await user.click(field);
    await pause();
    expect(asked).toEqual([]);
    await user.keyboard('{ArrowDown}');
    await pause();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('stops at its limit, counted in characters', () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: '🦊'.repeat(121) } });
    expect(field.value).toBe('🦊'.repeat(120));
  });

  it('never shows the response to an older request', async () => {
    const answers = new Map([
      ['Ber', new Promise<string[]>((resolve) => setTimeout(() => resolve(['Old answer']), 2000))],
      ['Berg', Promise.resolve(['New answer'])],
    ]);
    const { user, field } = open((text) => answers.get(text) ?? Promise.resolve([]));
    await user.type(field, 'Ber');
    await pause();
    await user.type(field, 'g');
    await pass(5000);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['New answer']);
  });
});
