import { ARRIVED_ANSWERS, type ArrivedAnswers } from '#contract/first-screen';
import { API } from '#contract/paths';
import { fakeApi } from '../../../test/fake-api';
import { heldAnswers } from '../storage/held-answers';
import { api } from './api-client';
import { arrivedAnswers } from './arrived-answers';

const SECONDS = 1000;

function arriveWith(answers: ArrivedAnswers): void {
  const block = Object.assign(document.createElement('script'), {
    id: ARRIVED_ANSWERS,
    type: 'application/json',
    textContent: JSON.stringify(answers),
  });
  document.body.append(block);
}

const openFor = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
beforeEach(() => openFor(SECONDS));
afterEach(() => {
  arrivedAnswers.forget();
  heldAnswers.forget();
  jest.restoreAllMocks();
});

const network = () =>
  fakeApi({
    'GET /api/dashboard/stats': { body: { from: 'network' } },
    'POST /api/candidates': { body: {} },
  });
const FIGURES = { [API.dashboardStats]: { tag: 'W/"7"', answer: { from: 'page' } } };

describe('an answer that the page arrived with', () => {
  it('is taken once, without asking, and is held by its tag from then on', async () => {
    const { sent } = network();
    arriveWith(FIGURES);
    arrivedAnswers.collect(true);
    expect(document.getElementById(ARRIVED_ANSWERS)).toBeNull();
    expect(await api.get(API.dashboardStats)).toEqual({ from: 'page' });
    expect(sent('GET', API.dashboardStats)).toHaveLength(0);
    expect(heldAnswers.of(API.dashboardStats)).toMatchObject({ tag: 'W/"7"', answer: { from: 'page' } });
    expect(await api.get(API.dashboardStats)).toEqual({ from: 'network' });
  });

  it('is not shown after a change', async () => {
    network();
    arriveWith(FIGURES);
    arrivedAnswers.collect(true);
    await api.post(API.candidates, { name: 'Robin' });
    expect(await api.get(API.dashboardStats)).toEqual({ from: 'network' });
  });

  it('is not shown later', async () => {
    network();
    arriveWith(FIGURES);
    arrivedAnswers.collect(true);
    openFor(20 * SECONDS);
    expect(await api.get(API.dashboardStats)).toEqual({ from: 'network' });
  });

  it('leaves the document of a locked device unread', async () => {
    network();
    arriveWith(FIGURES);
    arrivedAnswers.collect(false);
    expect(document.getElementById(ARRIVED_ANSWERS)).toBeNull();
    expect(await api.get(API.dashboardStats)).toEqual({ from: 'network' });
  });
});
