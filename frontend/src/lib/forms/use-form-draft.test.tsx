import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';

const BLANK = { name: '', stars: 3, mustHave: null as number | null };

function openForm(token: string, name = 'draft:ada', defaultValues = BLANK) {
  return renderHook(() => {
    const form = useForm({ defaultValues });
    return { form, draft: useFormDraft({ name, form, token, storage: localStorage }) };
  });
}

describe('a form draft', () => {
  it('is there when the form opens again, with the token it was typed with', () => {
    const first = openForm('key-1');
    expect(first.result.current.draft.isRestored).toBe(false);
    act(() => first.result.current.form.setValue('name', 'Kim', { shouldDirty: true }));
    first.unmount();

    const { result } = openForm('key-2');
    expect(result.current.form.getValues()).toEqual({ ...BLANK, name: 'Kim' });
    expect(result.current.draft).toMatchObject({ isRestored: true, token: 'key-1' });
    expect(openForm('key-3', 'draft:bob').result.current.draft.isRestored).toBe(false);
  });

  it('is gone once it is saved, started over or emptied by hand', () => {
    const type = (text: string) => {
      const { result, unmount } = openForm('key-1');
      act(() => result.current.form.setValue('name', text, { shouldDirty: true }));
      return { result, unmount };
    };
    const isKept = () => localStorage.getItem('hh:draft:ada') !== null;
    const saved = type('Kim');
    expect(isKept()).toBe(true);
    act(() => saved.result.current.draft.forget());
    expect(isKept()).toBe(false);
    saved.unmount();

    const second = type('Lea');
    act(() => second.result.current.draft.startOver());
    expect(second.result.current.form.getValues('name')).toBe('');
    expect(isKept()).toBe(false);
    second.unmount();

    type('Jo');
    type('');
    expect(isKept()).toBe(false);
  });

  it.each([
    ['follows what was changed elsewhere in what it left as it was', '', ['Kindness', 5, 6]],
    ['with a key or a version is what it was, whole', 'key-1', ['Kind', 5, null]],
  ] as const)('%s', (_case, token, [name, stars, mustHave]) => {
    const first = openForm(token, 'draft:ada', { ...BLANK, name: 'Kind' });
    act(() => first.result.current.form.setValue('stars', 5, { shouldDirty: true }));
    first.unmount();
    const { result } = openForm(token, 'draft:ada', { name: 'Kindness', stars: 2, mustHave: 6 });
    expect(result.current.form.getValues()).toEqual({ name, stars, mustHave });
  });

  it('of an earlier release with other fields is left alone', () => {
    localStorage.setItem('hh:draft:ada', JSON.stringify({ token: 'key', values: { title: 'Kim' } }));
    const { result } = openForm('key-2');
    expect(result.current.draft.isRestored).toBe(false);
    expect(result.current.form.getValues()).toEqual(BLANK);
  });
});
