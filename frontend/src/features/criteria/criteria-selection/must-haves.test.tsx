import { screen, waitFor, within } from '@testing-library/react';
import type { Criterion, CriteriaSelectionRequest } from '#contract/dating/criteria';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { aCandidate, aCriterion, GOALS, HUMOR, ratings, TRUST } from '../../../../test/match-fixtures';
import { renderApp } from '../../../../test/render-app';
import { CriteriaSelectionPage } from './criteria-selection-page';
import { effectWords, mustHaveEffect } from './must-have-effect';

const MATCHES = [
  aCandidate({ evaluations: [...ratings('d-1', 4, 7, 6), ...ratings('d-2', 5, 7, 6)] }),
  aCandidate({ id: 'm-ruben', name: 'Ruben', evaluations: ratings('d-3', 8, 7, 6) }),
  aCandidate({ id: 'm-noa', name: 'Noa', evaluations: [] }),
  aCandidate({ id: 'm-old', name: 'Old', archived: true, evaluations: ratings('d-4', 1, 1, 1) }),
];

async function open(criteria: readonly Criterion[], answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/criteria': { body: criteria },
    'GET /api/candidates': { body: MATCHES },
    'POST /api/criteria/selection': { body: [] },
    ...answers,
  });
  const app = renderApp('/criteria-selection', <CriteriaSelectionPage />);
  await screen.findAllByRole('checkbox');
  const flip = (name: string) => app.user.click(screen.getByRole('switch', { name: `Must-have: ${name}` }));
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Set My Dating Standards' }));
    await waitFor(() => expect(server.sent('POST', '/api/criteria/selection')).toHaveLength(1));
    const sent = server.sent('POST', '/api/criteria/selection')[0]?.body as CriteriaSelectionRequest;
    return Object.fromEntries(sent.criteria.map(({ id, mustHave }) => [id, mustHave]));
  };
  return { ...app, server, flip, save };
}

const isOn = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: `Must-have: ${name}`, hidden: true }).checked;

describe('a must-have', () => {
  it('tells whom it would set back before it is switched on, for the limit chosen', async () => {
    const { user, flip, save } = await open([TRUST, HUMOR, GOALS]);
    await flip('Trust');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Trust a must-have?' }));
    await dialog.findByText(
      "This would set back 1 of your 3 matches: Mara (4.5). 1 hasn't been rated on it, which never counts against them.",
    );
    expect(isOn('Trust')).toBe(false);
    const limit = within(dialog.getByRole('radiogroup', { name: 'Lowest rating you accept' }));
    expect(limit.getByRole('radio', { name: '6' })).toHaveProperty('checked', true);
    await user.click(limit.getByRole('radio', { name: '9' }));
    dialog.getByText(/^This would set back 2 of your 3 matches: Mara \(4\.5\), Ruben \(8\)\./);
    await user.click(dialog.getByRole('button', { name: 'Make it a must-have' }));
    expect(isOn('Trust')).toBe(true);
    screen.getByText('9 or more');
    expect(await save()).toEqual({ 's-trust': 9, 's-humor': null, 's-goals': null });
  });

  it('can be called off, changed and switched off', async () => {
    const { user, flip, save } = await open([{ ...TRUST, mustHave: 6 }, { ...HUMOR, mustHave: 3 }, GOALS]);
    await flip('Goals');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '6 or more: change the limit of Trust' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your must-have Trust' }));
    await user.click(dialog.getByRole('radio', { name: '4' }));
    await user.click(dialog.getByRole('button', { name: 'Change the limit' }));
    await flip('Humor');
    expect(await save()).toEqual({ 's-trust': 4, 's-humor': null, 's-goals': null });
  });

  it('is offered once its standard is chosen', async () => {
    const { user } = await open([TRUST, HUMOR, { ...GOALS, selected: false }]);
    expect(screen.queryByRole('switch', { name: 'Must-have: Goals' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Goals' }));
    expect(screen.getByRole('switch', { name: 'Must-have: Goals' })).toBeTruthy();
  });

  it("can be set where one's own standard is edited, once it is chosen", async () => {
    const dogs = aCriterion('s-dogs', 'Loves dogs', 2);
    const saved = { 'PUT /api/criteria/s-dogs': { body: dogs } };
    const { user, save } = await open([TRUST, HUMOR, GOALS, dogs], saved);
    const edit = async () => {
      await user.click(screen.getByRole('button', { name: 'Edit Loves dogs' }));
      return within(screen.getByRole('dialog', { name: 'Edit Your Standard' }));
    };
    let dialog = await edit();
    await user.click(dialog.getByRole('switch', { name: 'Must-have: Loves dogs' }));
    await dialog.findByText(/^No match has been rated on it yet/);
    await user.click(dialog.getByRole('radio', { name: '8' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(isOn('Loves dogs')).toBe(false);

    dialog = await edit();
    dialog.getByText('Your draft is still here.');
    expect(dialog.getByRole('radio', { name: '8' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('button', { name: 'Save Standard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('Its must-have is saved with “Set My Dating Standards”.');
    expect(await save()).toMatchObject({ 's-dogs': 8, 's-trust': null });
  });

  it("isn't offered there while it isn't chosen", async () => {
    const { user } = await open([
      TRUST,
      HUMOR,
      GOALS,
      { ...aCriterion('s-dogs', 'Loves dogs', 2), selected: false },
    ]);
    await user.click(screen.getByRole('button', { name: 'Edit Loves dogs' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Your Standard' }));
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('is refused a fourth time, with the reason', async () => {
    const three = [TRUST, HUMOR, GOALS].map((one) => ({ ...one, mustHave: 6 }));
    const { flip, user } = await open([...three, aCriterion('s-kind', 'Kindness', 3)]);
    await flip('Kindness');
    expect((await screen.findByRole('alert')).textContent).toContain('You can have up to 3 must-haves.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isOn('Kindness')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Add Your Own Standard' }));
    await user.click(screen.getByRole('switch', { name: 'Must-have: your standard' }));
    expect(screen.queryByRole('radiogroup', { name: 'Lowest rating you accept' })).toBeNull();
  });

  it("doesn't come back with its standard when three others have taken its place", async () => {
    const strict = [TRUST, HUMOR, GOALS].map((one) => ({ ...one, mustHave: 6 }));
    const aside = { ...aCriterion('s-kind', 'Kindness', 3), mustHave: 8, selected: false };
    const { user, save } = await open([...strict, aside]);
    await user.click(screen.getByRole('checkbox', { name: 'Kindness' }));
    await screen.findByText('Kindness is no longer a must-have');
    expect(await save()).toEqual({ 's-trust': 6, 's-humor': 6, 's-goals': 6, 's-kind': null });
  });

  it("can be set although the matches can't be loaded", async () => {
    const { flip } = await open([TRUST, HUMOR, GOALS], { 'GET /api/candidates': { status: 500, body: {} } });
    await flip('Trust');
    await screen.findByText("We couldn't load your matches to tell who it sets back.");
    screen.getByRole('button', { name: 'Make it a must-have' });
  });

  it('comes with a custom standard', async () => {
    const created = { ...aCriterion('s-dogs', 'Loves dogs', 3), mustHave: 7, selected: false };
    const { user, server, save } = await open([TRUST, HUMOR, GOALS], {
      'POST /api/criteria': { status: 201, body: created },
    });
    await user.click(screen.getByRole('button', { name: 'Add Your Own Standard' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const label of ['Title', 'Short description', 'High-score description', 'Low-score description'])
      await user.type(dialog.getByLabelText(label), 'Dogs');
    await user.click(dialog.getByRole('switch', { name: 'Must-have: Dogs' }));
    await user.click(dialog.getByRole('radio', { name: '7' }));
    server.answer('GET /api/criteria', { body: [TRUST, HUMOR, GOALS, created] });
    await user.click(dialog.getByRole('button', { name: 'Add Standard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('POST', '/api/criteria')[0]?.body).toMatchObject({ mustHave: 7, selected: false });
    await waitFor(() => expect(isOn('Loves dogs')).toBe(true));
    expect(await save()).toMatchObject({ 's-dogs': 7 });
  });
});

describe('what a must-have does, in words', () => {
  it.each([
    [[], "You have no matches yet, so this doesn't set anyone back."],
    [MATCHES.slice(2), "No match has been rated on it yet, so this doesn't set anyone back for now."],
    [MATCHES.slice(1, 2), "This wouldn't set back any of your matches."],
    [MATCHES.slice(0, 1), 'This would set back 1 of your 1 match: Mara (4.5).'],
  ])('%#', (matches, words) => expect(effectWords(mustHaveEffect(matches, TRUST.id, 6))).toBe(words));

  it('names a few and counts the rest', () => {
    const six = Array.from({ length: 6 }, (_, at) => aCandidate({ id: `m-${at}`, name: `No. ${at}` }));
    expect(effectWords(mustHaveEffect(six, TRUST.id, 9))).toBe(
      'This would set back 6 of your 6 matches: No. 0 (8), No. 1 (8), No. 2 (8), No. 3 (8) and 2 more.',
    );
  });
});
