import { screen, waitFor, within } from '@testing-library/react';
import type { CandidateFact } from '#contract/dating/candidate-facts';
import { aCandidate } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const FACTS = '/api/candidates/m-mara/facts';

const aFact = (changes: Partial<CandidateFact> = {}): CandidateFact => ({
  id: 'f-1',
  candidateId: 'm-mara',
  text: 'Birthday in May',
  day: '2026-03-07',
  createdAt: '2026-03-07T12:00:00.000Z',
  ...changes,
});

async function openFacts(facts: readonly CandidateFact[], answers = {}) {
  const app = renderDashboard({
    at: MATCHES,
    candidates: [aCandidate()],
    answers: { [`GET ${FACTS}`]: { body: facts }, ...answers },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
  await waitFor(() => expect(details.queryByLabelText('Loading facts')).toBeNull());
  return { ...app, details, field: details.getByPlaceholderText(/^Birthday in May/) };
}

describe('facts about a match', () => {
  it('are listed with the day they were noted, a few at first', async () => {
    const facts = Array.from({ length: 7 }, (_, index) => aFact({ id: `f-${index}`, text: `Fact ${index}` }));
    const { user, details } = await openFacts(facts);
    expect(details.getAllByRole('button', { name: 'Delete this fact' })).toHaveLength(5);
    expect(details.getAllByText('March 7, 2026')).toHaveLength(5);
    await user.click(details.getByRole('button', { name: 'Show 2 more' }));
    details.getByText('Fact 6');
  });

  it('are added with Enter', async () => {
    const { user, details, field, network } = await openFacts([], { [`POST ${FACTS}`]: { body: aFact() } });
    network.answer(`GET ${FACTS}`, { body: [aFact()] });
    await user.type(field, '  Birthday in May{Enter}');
    await details.findByRole('button', { name: 'Edit this fact' });
    expect(field).toHaveProperty('value', '');
    const [call] = network.sent('POST', FACTS);
    expect(call?.body).toEqual({
      text: 'Birthday in May',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(call?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keep what was typed on while one is being saved', async () => {
    let answer = (_: object) => undefined as void;
    const answered = new Promise<object>((resolve) => (answer = resolve));
    const { user, details, field, network } = await openFacts([], {
      [`POST ${FACTS}`]: () => answered,
    });
    network.answer(`GET ${FACTS}`, { body: [aFact()] });
    await user.type(field, 'Birthday in May{Enter}Two sisters{Enter}');
    answer({ body: aFact() });
    await details.findByRole('button', { name: 'Edit this fact' });
    await waitFor(() => expect(field).toHaveProperty('value', 'Two sisters'));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(network.sent('POST', FACTS)).toHaveLength(2));
    const [first, second] = network.sent('POST', FACTS);
    expect(second?.body).toMatchObject({ text: 'Two sisters' });
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
  });

  it('can be saved again when an earlier version turns out to be saved', async () => {
    const { user, field, network } = await openFacts([], { [`POST ${FACTS}`]: { status: 422, body: {} } });
    await user.type(field, 'Two sisters{Enter}');
    await screen.findByText('An earlier version of this fact is already saved');
    expect(field).toHaveProperty('value', 'Two sisters');
    network.answer(`POST ${FACTS}`, { body: aFact({ text: 'Two sisters' }) });
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    const keys = network.sent('POST', FACTS).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('keep what was typed until it is saved, and say what is missing', async () => {
    const { user, details, field } = await openFacts([]);
    await user.type(field, '{Enter}');
    details.getByText('Please write down what you want to remember.');
    await user.type(field, 'Two sisters');
    expect(details.queryByText('Please write down what you want to remember.')).toBeNull();
    await user.click(details.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const again = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
    expect(again.getByPlaceholderText(/^Birthday in May/)).toHaveProperty('value', 'Two sisters');
    again.getByText('Your draft is still here.');
  });

  it.each([
    ['a fact is added', 'POST', FACTS, 'Add'],
    ['a fact is changed', 'PUT', `${FACTS}/f-1`, 'Save'],
    ['a fact is deleted', 'DELETE', `${FACTS}/f-1`, 'Delete this fact'],
  ])(
    'close the details when %s and the match was deleted on another device',
    async (_, method, path, press) => {
      const gone = {
        status: 404,
        body: { code: 'candidate.not-found', message: 'This match does not exist.' },
      };
      const { user, details, field, network } = await openFacts([aFact()], { [`${method} ${path}`]: gone });
      network.answer('GET /api/candidates', { body: [] });
      if (press === 'Save') await user.click(details.getByRole('button', { name: 'Edit this fact' }));
      const typedIn = details.queryByDisplayValue('Birthday in May') ?? field;
      await user.type(typedIn, '!');
      await user.click(details.getByRole('button', { name: press }));
      await screen.findByText('This match was deleted on another device.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByText(/^Failed/)).toBeNull();
    },
  );

  it('that were deleted on another device leave the screen', async () => {
    const gone = { status: 404, body: { message: 'This fact no longer exists.' } };
    const { user, details, network } = await openFacts([aFact()], { [`DELETE ${FACTS}/f-1`]: gone });
    network.answer(`GET ${FACTS}`, { body: [] });
    await user.click(details.getByRole('button', { name: 'Delete this fact' }));
    await waitFor(() => expect(details.queryByText('Birthday in May')).toBeNull());
    const heading = details.getByRole('heading', { name: 'Worth remembering' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('stop at 280 characters', async () => {
    const { user, field } = await openFacts([]);
    await user.click(field);
    await user.paste('🥜'.repeat(281));
    expect(field).toHaveProperty('value', '🥜'.repeat(280));
  });

  it('are edited in place; Escape leaves the text as it was and the dialog open', async () => {
    const { user, details, network } = await openFacts([aFact()], {
      [`PUT ${FACTS}/f-1`]: { body: aFact({ text: 'Birthday in June' }) },
    });
    await user.click(details.getByRole('button', { name: 'Edit this fact' }));
    const text = details.getByDisplayValue('Birthday in May');
    await user.type(text, ' or so{Escape}');
    details.getByText('Birthday in May');
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Edit this fact' }));

    await user.click(details.getByRole('button', { name: 'Edit this fact' }));
    const again = details.getByDisplayValue('Birthday in May');
    await user.clear(again);
    network.answer(`GET ${FACTS}`, { body: [aFact({ text: 'Birthday in June' })] });
    await user.type(again, 'Birthday in June{Enter}');
    await details.findByText('Birthday in June');
    expect(network.sent('PUT', `${FACTS}/f-1`).map(({ body }) => body)).toEqual([
      { text: 'Birthday in June' },
    ]);
  });

  it('come back with Undo, on their day', async () => {
    const { user, details, network } = await openFacts([aFact()], {
      [`DELETE ${FACTS}/f-1`]: { status: 204 },
      [`POST ${FACTS}`]: { body: aFact({ id: 'f-2' }) },
    });
    network.answer(`GET ${FACTS}`, { body: [] });
    await user.click(details.getByRole('button', { name: 'Delete this fact' }));
    await waitFor(() => expect(details.queryByRole('button', { name: 'Edit this fact' })).toBeNull());
    network.answer(`GET ${FACTS}`, { body: [aFact({ id: 'f-2' })] });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await details.findByRole('button', { name: 'Edit this fact' });
    expect(network.sent('POST', FACTS)[0]?.body).toEqual({ text: 'Birthday in May', day: '2026-03-07' });
  });

  it('bring help next to the one that sounds serious', async () => {
    const { details } = await openFacts([aFact({ help: { language: 'en', text: 'Only you see this.' } })]);
    within(details.getByRole('region', { name: 'Help for you' })).getByText('Only you see this.');
  });

  it('say why one was not saved, and keep it in the field', async () => {
    const { user, field } = await openFacts([], {
      [`POST ${FACTS}`]: { status: 409, body: { message: 'You can keep up to 100 facts about a match.' } },
    });
    await user.type(field, 'One more{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('up to 100 facts');
    expect(field).toHaveProperty('value', 'One more');
  });
});
