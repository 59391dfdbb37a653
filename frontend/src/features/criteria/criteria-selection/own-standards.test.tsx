import { screen, waitFor, within } from '@testing-library/react';
import type { CriteriaSelectionRequest, Criterion } from '#contract/dating/criteria';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { aCriterion, CRITERIA } from '../../../../test/match-fixtures';
import { renderApp } from '../../../../test/render-app';
import { CriteriaSelectionPage } from './criteria-selection-page';

const DOGS = aCriterion('s-dogs', 'Loves dogs', 2);

async function open(
  answers: Record<string, FakeAnswer> = {},
  criteria: readonly Criterion[] = [...CRITERIA, DOGS],
) {
  const server = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/criteria': { body: criteria },
    'POST /api/criteria/selection': { body: [] },
    ...answers,
  });
  const app = renderApp('/criteria-selection', <CriteriaSelectionPage />);
  await screen.findByRole('checkbox', { name: 'Loves dogs' });
  return { ...app, server };
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shownOrder = () =>
  screen
    .getAllByRole('checkbox')
    .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);

describe("editing one's own standard", () => {
  it('starts with its texts, and saves only them', async () => {
    const { user, server } = await open({ 'PUT /api/criteria/s-dogs': { body: DOGS } });
    await user.click(press('Edit Loves dogs'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Your Standard' }));
    expect(dialog.getByLabelText('High-score description')).toHaveProperty('value', 'High Loves dogs');
    await user.clear(dialog.getByLabelText('Low-score description'));
    await user.type(dialog.getByLabelText('Low-score description'), 'Sneezes');
    await user.click(dialog.getByRole('button', { name: 'Save Standard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('PUT', '/api/criteria/s-dogs')[0]?.body).toEqual({
      question: 'Loves dogs',
      description: 'What Loves dogs means to me',
      gradingCriteria: { maxScore: 10, minScore: 1, highExample: 'High Loves dogs', lowExample: 'Sneezes' },
    });
  });

  it("keeps the input and says why it wasn't saved", async () => {
    const message = 'You already have a standard with this title. Please choose another one.';
    const { user } = await open({ 'PUT /api/criteria/s-dogs': { status: 409, body: { message } } });
    await user.click(press('Edit Loves dogs'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Your Standard' }));
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Trust');
    await user.click(dialog.getByRole('button', { name: 'Save Standard' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Trust');
  });

  it("isn't offered for the built-in ones", async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Edit Communication Quality' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Communication Quality' })).toBeNull();
  });
});

describe("deleting one's own standard", () => {
  it('asks first, says what stays, and takes it off the screen', async () => {
    const { user, server } = await open({ 'DELETE /api/criteria/s-dogs': { status: 204 } });
    await user.click(press('Delete Loves dogs'));
    const question = within(screen.getByRole('dialog', { name: 'Delete Standard' }));
    question.getByText(/Past dates keep their rating on it, along with its name/);
    expect(server.sent('DELETE', '/api/criteria/s-dogs')).toHaveLength(0);
    server.answer('GET /api/criteria', { body: CRITERIA });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Loves dogs' })).toBeNull());
    expect(screen.getByRole('status').textContent).toContain('Standard deleted');
    expect(screen.getByText('3 of 10 selected')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.closest('li')).toBeTruthy());
  });

  it("says why it can't be deleted", async () => {
    const message = 'You need at least 3 standards. Select another one and save before you delete this one.';
    const { user } = await open({ 'DELETE /api/criteria/s-dogs': { status: 409, body: { message } } });
    await user.click(press('Delete Loves dogs'));
    await user.click(press('Delete'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('checkbox', { name: 'Loves dogs' })).toBeTruthy();
  });

  it('elsewhere is no dead end: the others stay chosen and can be saved', async () => {
    const refusal = { code: 'criteria.unknown', message: 'One of the selected standards is unknown.' };
    const { user, server } = await open({ 'POST /api/criteria/selection': { status: 400, body: refusal } });
    await user.click(screen.getByRole('checkbox', { name: 'Communication Quality' }));
    server.answer('GET /api/criteria', { body: CRITERIA });
    await user.click(press('Set My Dating Standards'));
    await screen.findByText('One of these standards was deleted on another device');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Loves dogs' })).toBeNull());
    server.answer('POST /api/criteria/selection', { body: [] });
    await user.click(press('Set My Dating Standards'));
    await waitFor(() => expect(server.sent('POST', '/api/criteria/selection')).toHaveLength(2));
    const sent = server.sent('POST', '/api/criteria/selection')[1]?.body as CriteriaSelectionRequest;
    expect(sent.selectedCriteriaIds).toEqual(['s-trust', 's-humor', 's-goals', '4']);
  });
});

describe('the order of the standards', () => {
  it('is changed by two buttons, said aloud, and saved with the selection', async () => {
    const { user, server } = await open();
    expect(shownOrder().slice(0, 4)).toEqual(['Trust', 'Humor', 'Goals', 'Loves dogs']);
    expect(press('Move Trust up').disabled).toBe(true);
    await user.click(press('Move Loves dogs up'));
    expect(screen.getByText('Loves dogs is now 3 of 4')).toBeTruthy();
    expect(document.activeElement).toBe(press('Move Loves dogs up'));
    await user.keyboard('{Enter}');
    await user.click(press('Move Trust down'));
    expect(shownOrder().slice(0, 4)).toEqual(['Loves dogs', 'Trust', 'Humor', 'Goals']);
    await user.click(press('Set My Dating Standards'));
    await waitFor(() => expect(server.sent('POST', '/api/criteria/selection')).toHaveLength(1));
    const sent = server.sent('POST', '/api/criteria/selection')[0]?.body as CriteriaSelectionRequest;
    expect(sent.selectedCriteriaIds).toEqual(['s-dogs', 's-trust', 's-humor', 's-goals']);
  });

  it('keeps the focus near when a standard has reached the end', async () => {
    const { user } = await open();
    await user.click(press('Move Humor up'));
    expect(press('Move Humor up').disabled).toBe(true);
    expect(document.activeElement).toBe(press('Move Humor down'));
  });
});
