import { screen, waitFor, within } from '@testing-library/react';
import { anUnmetCandidate, CRITERIA } from './match-fixtures';
import { MATCHES, renderDashboard } from './render-dashboard';

/** What a date is rated on, in form order. */
export const RATED = ['Chemistry', 'Enjoyment', ...CRITERIA.map(({ question }) => question)];

type App = ReturnType<typeof renderDashboard>;

export async function openScoreFormIn({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Score Date' }));
  const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
  return {
    form,
    field: (label: string) => form.getByLabelText(label),
    rating: (name: string, rating: number | 'Not seen yet') =>
      within(form.getByLabelText(name)).getByLabelText(String(rating)),
    save: () => user.click(form.getByRole('button', { name: 'Save Date Experience' })),
    cancel: () => user.click(form.getByRole('button', { name: 'Cancel' })),
  };
}

export async function openScoreForm(candidate = anUnmetCandidate(), answers = {}) {
  const app = renderDashboard({ at: MATCHES, candidates: [candidate], answers });
  return { ...app, ...(await openScoreFormIn(app)) };
}

/** Chemistry 5, Enjoyment 6, and the standards 7, 8 and 9. */
export async function fillInScore({ user, field, rating }: Awaited<ReturnType<typeof openScoreForm>>) {
  await user.type(field('Location'), 'Café Luna');
  await user.type(field('Overall feeling'), 'Light.');
  for (const [index, name] of RATED.entries()) await user.click(rating(name, index + 5));
}

export const alertText = async (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));

/** Presses a button of the sheet that follows a saved date, which takes no taps at first. */
export async function pressInResult({ user }: App, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => user.click(button));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
