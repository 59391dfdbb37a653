import { fireEvent, screen, waitFor } from '@testing-library/react';
import { characterCount } from '#contract/rules/characters';
import { BOUNDARIES, type Boundary, type InputName } from '#contract/rules/test-support/boundaries';
import { FORMS } from '../../test/boundary-forms';
import { put, type OpenForm } from '../../test/open-form';

function messageAt(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby') ?? '';
  return (id && document.getElementById(id)?.textContent) || '';
}

/** Enters one value in an open form and submits it; all other fields are valid. */
async function checkBoundary(form: OpenForm, boundary: Boundary): Promise<void> {
  const scope = form.within ?? screen;
  const label = form.labels[boundary.field] ?? boundary.field;
  const fieldOf = (name: string): HTMLInputElement => scope.getByLabelText(name);
  const field = fieldOf(label);
  const follower = form.follows?.[boundary.field];
  const before = [field.value, follower ? fieldOf(follower).value : ''] as const;
  const sentBefore = form.sent().length;
  put(field, boundary.value);
  if (follower) put(fieldOf(follower), boundary.value);
  if (boundary.stopsAt !== undefined) {
    expect(characterCount(field.value)).toBe(boundary.stopsAt);
  } else {
    fireEvent.click(scope.getByRole('button', { name: form.press }));
    const { message } = boundary;
    if (message === null) {
      await waitFor(() => expect(form.sent()).toHaveLength(sentBefore + 1));
      await waitFor(() =>
        expect(scope.getByRole('button', { name: form.press })).toHaveProperty('disabled', false),
      );
    } else {
      await waitFor(() => expect(form.said?.() ?? messageAt(field)).toContain(message));
      expect(form.sent()).toHaveLength(sentBefore);
    }
  }
  put(field, before[0]);
  if (follower) put(fieldOf(follower), before[1]);
}

describe.each(Object.entries(FORMS))('the %s form', (name, open) => {
  const boundaries: readonly Boundary[] = BOUNDARIES[name as InputName];
  it('gives the same verdict and message as the API at every boundary', async () => {
    const form = await open();
    for (const boundary of boundaries)
      await checkBoundary(form, boundary).catch((error: unknown) => {
        throw new Error(`${boundary.about} in ${boundary.field}`, { cause: error });
      });
  });
});

it('covers every input that has a form', () => {
  // The survey's only text field is a place, and the chat shows no field errors: both have their own tests.
  const without = Object.keys(BOUNDARIES).filter((name) => !(name in FORMS));
  expect(without).toEqual(['survey', 'chat']);
});
