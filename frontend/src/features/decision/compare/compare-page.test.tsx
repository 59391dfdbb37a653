import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDecision, LEA, MARA, MARA_AND_LEA } from '../../../../test/decision-fixtures';
import {
  aCandidate,
  anUnmetCandidate,
  CRITERIA,
  HUMOR,
  ratings,
  TRUST,
} from '../../../../test/match-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

const PAIR = '/dashboard?tab=matches&compare=m-mara,m-lea';
const BOTH = 'GET /api/decision/compare?a=m-mara&b=m-lea';

type Options = NonNullable<Parameters<typeof renderDashboard>[0]>;

function renderComparison({ at = PAIR, answers = {}, ...options }: Options = {}) {
  return renderDashboard({
    at,
    candidates: [MARA, LEA, anUnmetCandidate()],
    ...options,
    answers: { 'GET /api/decision': { body: aDecision() }, [BOTH]: { body: MARA_AND_LEA }, ...answers },
  });
}

const order = async () =>
  within(await screen.findByRole('list', { name: 'The order with these stars' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const slide = async (standard: string, stars: number) =>
  fireEvent.change(await screen.findByRole('slider', { name: standard }), {
    target: { value: String(stars) },
  });

describe('two people side by side', () => {
  it('are compared in words and bars, each with a text alternative', async () => {
    renderComparison();
    const difference = within(await screen.findByRole('region', { name: 'The difference' }));
    difference.getByText('Mara is ahead by 11 points, mostly Trust.');
    difference.getByText('Lea would pass only if you changed 4 stars.');
    const bars = within(difference.getByRole('list', { name: 'Standard by standard' })).getAllByRole(
      'listitem',
    );
    expect(bars.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Trust: Mara 8, Lea 5, 15 points for Mara.',
      'Humor: Mara 7, Lea 9, 6 points for Lea.',
      'Goals: Mara 6, Lea 5, 2 points for Mara.',
    ]);
    expect(bars.map((bar) => within(bar).getByText(/^\+/).textContent)).toEqual(['+15', '+6', '+2']);
  });

  it('come after the answer, each with the name and the word for the fit', async () => {
    renderComparison();
    const difference = await screen.findByRole('region', { name: 'The difference' });
    const [answer, ...people] = within(difference).getAllByRole('heading');
    expect(answer?.textContent).toBe('Mara is ahead by 11 points, mostly Trust.');
    expect(people.map(({ textContent }) => textContent)).toEqual(['Mara', 'Lea']);
    within(within(difference).getByRole('region', { name: 'Mara' })).getByText('Weak to strong fit');
  });

  it('say what is uncertain about a must-have', async () => {
    const criteria = CRITERIA.map((one) => ({ ...one, mustHave: one.id === TRUST.id ? 6 : null }));
    renderComparison({
      candidates: [{ ...MARA, atRisk: [TRUST.id] }, LEA],
      answers: { 'GET /api/criteria': { body: criteria } },
    });
    const mara = within(await screen.findByRole('region', { name: 'Mara' }));
    mara.getByText(
      'May be below your must-have Trust (8 so far, above the 6 you ask for): too early to be sure',
    );
  });

  it('can be anyone else', async () => {
    const { user, address } = renderComparison({
      answers: {
        'GET /api/decision/compare?a=m-mara&b=m-noa': {
          body: {
            ...MARA_AND_LEA,
            b: 'm-noa',
            common: [],
            gap: null,
            chance: null,
            flip: null,
            easiestScore: null,
          },
        },
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Second person' }), 'Noa');
    await waitFor(() => expect(address()).toBe('/dashboard?tab=matches&compare=m-mara,m-noa'));
    await screen.findByText(/no standard has been rated for both Mara and Noa/);
  });

  it('are reached from a card, with the best other person', async () => {
    const { user, address } = renderComparison({ at: '/dashboard?tab=matches' });
    const card = within(await screen.findByRole('article', { name: 'Mara' }));
    await user.click(card.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe(PAIR));
    await screen.findByText('Mara is ahead by 11 points, mostly Trust.');
  });

  it('say kindly when a link leads to no one', async () => {
    const { user, address } = renderComparison({ at: '/dashboard?tab=matches&compare=m-mara,gone' });
    await screen.findByText("One of them isn't here anymore");
    await user.click(screen.getByRole('button', { name: 'Go to your matches' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=matches'));
  });

  it('take two', async () => {
    renderComparison({ at: '/dashboard?tab=matches&compare=m-mara', candidates: [MARA] });
    await screen.findByText('It takes two');
  });

  it('offer a retry when they fail to load', async () => {
    const { user, network } = renderComparison({ answers: { [BOTH]: { status: 500, body: {} } } });
    await screen.findByText('Our servers are having a moment');
    network.answer(BOTH, { body: MARA_AND_LEA });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('region', { name: 'The difference' });
  });
});

describe('what if', () => {
  it('re-orders everyone at once, says that nothing is saved, and takes it back', async () => {
    const { user, network } = renderComparison();
    expect(await order()).toEqual(['1Mara73%', '2Lea62%']);
    await slide('Trust', 1);
    await slide('Humor', 5);
    expect(await order()).toEqual(['1Leaup 1 place75%', '2Maradown 1 place69%']);
    screen.getByText('Not saved');
    screen.getByText(/^Lea is ahead by/);
    within(screen.getByRole('region', { name: 'Lea' })).getByRole('img', { name: /^75% fit/ });
    expect(network.calls.some(({ path }) => path === '/api/criteria/selection')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await order()).toEqual(['1Mara73%', '2Lea62%']);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('never calls anyone below a must-have first', async () => {
    const strict = CRITERIA.map((one) => (one.id === TRUST.id ? { ...one, mustHave: 9 } : one));
    const below = [MARA, LEA].map((one) => ({ ...one, vetoed: [TRUST.id] }));
    const kim = aCandidate({ id: 'm-kim', name: 'Kim', evaluations: ratings('d-3', 9, 1, 1) });
    const first = renderComparison({
      candidates: [...below, kim],
      answers: { 'GET /api/criteria': { body: strict } },
    });
    expect(await order()).toEqual(['1Kim50%', 'MaraBelow a must-have73%', 'LeaBelow a must-have62%']);
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status()).toContain('With these stars, Kim comes first with 50%');
    first.unmount();
    renderComparison({ candidates: below, answers: { 'GET /api/criteria': { body: strict } } });
    expect(await order()).toEqual(['MaraBelow a must-have73%', 'LeaBelow a must-have62%']);
    expect(status()).toContain('Everyone is below a must-have, whatever the stars');
    screen.getByText('By percentage alone, Mara is ahead by 11 points, mostly Trust.');
  });

  it('makes them the user’s stars, and undoes that', async () => {
    let saved = CRITERIA;
    const { user, network } = renderComparison({
      answers: {
        'GET /api/criteria': () => ({ body: saved }),
        'POST /api/criteria/selection': ({ body }) => {
          const { criteria } = body as { criteria: { id: string; weight: number }[] };
          saved = saved.map((one) => ({
            ...one,
            weight: criteria.find(({ id }) => id === one.id)?.weight ?? one.weight,
          }));
          return { body: saved };
        },
      },
    });
    await slide('Trust', 1);
    await slide('Humor', 5);
    await user.click(screen.getByRole('button', { name: 'Make these my stars' }));
    await screen.findByText('These are your stars now');
    const sent = network.calls.find(({ path }) => path === '/api/criteria/selection');
    expect(sent?.body).toEqual({
      selectedCriteriaIds: CRITERIA.map(({ id }) => id),
      criteria: [
        { id: TRUST.id, weight: 1 },
        { id: HUMOR.id, weight: 5 },
        { id: 's-goals', weight: 2 },
      ],
    });
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect((await screen.findByRole<HTMLInputElement>('slider', { name: 'Trust' })).value).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your stars are back as they were');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Trust' }).value).toBe('5'),
    );
  });

  it('keeps what was tried when saving fails', async () => {
    const { user } = renderComparison({
      answers: { 'POST /api/criteria/selection': { status: 500, body: { message: 'Oh no' } } },
    });
    await slide('Humor', 5);
    await user.click(screen.getByRole('button', { name: 'Make these my stars' }));
    await screen.findByText("Your stars weren't saved");
    screen.getByText('Not saved');
  });
});
