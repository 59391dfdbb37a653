import { screen, waitFor, within } from '@testing-library/react';
import { aDate, anUnmetCandidate } from '../../../../test/match-fixtures';
import {
  alertText,
  fillInScore,
  openScoreForm,
  openScoreFormIn,
  pressInResult,
} from '../../../../test/score-date-form';
import type { renderDashboard } from '../../../../test/render-dashboard';
import { privateStorage } from '../../../lib/storage/private-storage';

type App = ReturnType<typeof renderDashboard>;

const DRAFT = 'score-draft:0190a0a0-0000-7000-8000-000000000001:m-noa';

describe('a draft of the score dialog', () => {
  it('survives a closed tab and says so', async () => {
    const first = await openScoreForm();
    await first.user.type(first.field('Overall feeling'), 'Half a thought');
    await first.user.click(first.rating('Trust', 9));
    await first.user.click(first.rating('Humor', 'Not seen yet'));
    await first.cancel();
    first.unmount();

    const second = await openScoreForm();
    second.form.getByText('Your draft is still here.');
    expect(second.field('Overall feeling')).toHaveProperty('value', 'Half a thought');
    expect(second.rating('Trust', 9)).toHaveProperty('checked', true);
    expect(second.rating('Humor', 'Not seen yet')).toHaveProperty('checked', true);
    expect(second.rating('Goals', 'Not seen yet')).toHaveProperty('checked', false);
  });

  it("shows on the match's card until it is saved or given up", async () => {
    const app = await openScoreForm();
    await app.user.type(app.field('Overall feeling'), 'Half a thought');
    await app.cancel();
    const card = within(await screen.findByRole('article', { name: 'Noa' }));
    card.getByText('Date not saved yet');
    const again = await openScoreFormIn(app);
    await app.user.click(again.form.getByRole('button', { name: 'Start over' }));
    await again.cancel();
    await waitFor(() => expect(card.queryByText('Date not saved yet')).toBeNull());
  });

  it('has what was changed back, and is gone when nothing is left of it', async () => {
    const first = await openScoreForm();
    await first.user.click(first.rating('Trust', 7));
    first.unmount();
    const second = await openScoreForm();
    await second.user.click(second.rating('Trust', 8));
    await second.user.click(second.rating('Trust', 7));
    second.unmount();
    const third = await openScoreForm();
    expect(third.rating('Trust', 7)).toHaveProperty('checked', true);
    await third.user.click(third.form.getByRole('button', { name: 'Start over' }));
    await third.user.type(third.field('Overall feeling'), 'H{Backspace}');
    third.unmount();
    const last = await openScoreForm();
    expect(last.form.queryByText('Your draft is still here.')).toBeNull();
  });

  it('belongs to one match', async () => {
    const first = await openScoreForm();
    await first.user.type(first.field('Location'), 'Harbor');
    first.unmount();

    const other = await openScoreForm(anUnmetCandidate({ id: 'm-lea', name: 'Lea' }));
    expect(other.field('Location')).toHaveProperty('value', '');
    expect(other.form.queryByText('Your draft is still here.')).toBeNull();
  });

  it('is gone after "Start over"', async () => {
    const first = await openScoreForm();
    await first.user.type(first.field('Location'), 'Harbor');
    await first.cancel();
    const again = await openScoreFormIn(first);
    await first.user.click(again.form.getByRole('button', { name: 'Start over' }));
    expect(again.field('Location')).toHaveProperty('value', '');
    await again.cancel();
    const last = await openScoreFormIn(first);
    expect(last.form.queryByText('Your draft is still here.')).toBeNull();
  });

  it('is gone after the date is saved', async () => {
    const app = await openScoreForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    await fillInScore(app);
    await app.save();
    await pressInResult(app, 'Done');
    const again = await openScoreFormIn(app);
    expect(again.field('Overall feeling')).toHaveProperty('value', '');
    again.form.getByRole('button', { name: 'Last time: Café Luna' });
  });

  it('stays, with a new key, when an earlier version turns out to be saved', async () => {
    const app = await openScoreForm();
    await fillInScore(app);
    await app.save();
    await alertText('Failed to add date experience');
    await app.user.type(app.field('Overall feeling'), ' And warm.');
    app.network.answer('POST /api/date-experiences', { status: 422, body: { message: 'Key used.' } });
    await app.save();
    await screen.findByText('An earlier version of this date is already saved');
    expect(screen.getByText(/in Noa's date history and can edit it there/)).toBeTruthy();
    expect(app.network.sent('GET', '/api/candidates').length).toBeGreaterThan(1);
    app.unmount();

    const again = await openScoreForm(anUnmetCandidate(), {
      'POST /api/date-experiences': { status: 201, body: aDate({ candidateId: 'm-noa' }) },
    });
    expect(again.field('Overall feeling')).toHaveProperty('value', 'Light. And warm.');
    await again.save();
    await screen.findByRole('dialog', { name: 'Your date with Noa' });
    const keyOf = ({ network }: App, at: number) =>
      network.sent('POST', '/api/date-experiences')[at]?.headers['Idempotency-Key'];
    expect(keyOf(app, 1)).toBe(keyOf(app, 0));
    expect(keyOf(again, 0)).not.toBe(keyOf(app, 0));
  });

  it('leaves nothing on the device after signing out', async () => {
    const app = await openScoreForm(anUnmetCandidate(), { 'POST /api/auth/logout': { status: 204 } });
    await app.user.type(app.field('Location'), 'Harbor');
    await app.cancel();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(privateStorage.getItem(DRAFT)).toContain('Harbor');
    await app.user.click(screen.getByRole('button', { name: 'Ada Byron' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(privateStorage.getItem(DRAFT)).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  it('ignores an outdated or broken value in browser storage', async () => {
    privateStorage.setItem(DRAFT, JSON.stringify({ idempotencyKey: 'x', values: { location: 3 } }));
    const { field } = await openScoreForm();
    expect(field('Location')).toHaveProperty('value', '');
  });
});
