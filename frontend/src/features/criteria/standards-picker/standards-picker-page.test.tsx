import { screen, waitFor, within } from '@testing-library/react';
import { SIMPLE_STANDARDS, type Criterion, type CriteriaSelectionRequest } from '#contract/dating/criteria';
import { aUser } from '../../../../test/fixtures';
import { fakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { StandardsPickerPage } from './standards-picker-page';

function named(name: string): Criterion {
  const gradingCriteria = { maxScore: 10, minScore: 1, highExample: '', lowExample: '' };
  return {
    id: `id of ${name}`,
    builtInId: null,
    question: name,
    description: '',
    weight: 1,
    gradingCriteria,
    selected: true,
    mustHave: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

async function open(selected: Criterion[] = []) {
  const server = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/criteria': { body: selected },
    'POST /api/criteria': ({ body }) => {
      const { name } = body as { name: string };
      return { status: 201, body: selected.find(({ question }) => question === name) ?? named(name) };
    },
    'POST /api/criteria/selection': { body: [] },
  });
  const app = renderApp('/standards-picker', <StandardsPickerPage />);
  await screen.findAllByRole('checkbox');
  return { ...app, server };
}

const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Dashboard' });

describe('the simple standards picker', () => {
  it('offers the twelve standards and counts the selected ones', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(SIMPLE_STANDARDS.length);
    expect(screen.getByText('0 selected (minimum 3)')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Kindness' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ambition' }));
    expect(screen.getByText('2 selected (minimum 3)')).toBeTruthy();
    expect(proceed().disabled).toBe(true);
  });

  it('creates each selected standard by name, saves the selection and goes to the home page', async () => {
    const { user, server, address } = await open();
    for (const name of ['Kindness', 'Ambition', 'Reliability'])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(proceed());
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.sent('POST', '/api/criteria').map(({ body }) => body)).toEqual([
      { name: 'Kindness', selected: false },
      { name: 'Ambition', selected: false },
      { name: 'Reliability', selected: false },
    ]);
    expect(server.sent('POST', '/api/criteria/selection')[0]?.body).toMatchObject({
      selectedCriteriaIds: ['id of Kindness', 'id of Ambition', 'id of Reliability'],
    });
  });

  it("keeps and counts the selected standards it doesn't offer, in their order", async () => {
    const { user, server } = await open([named('Loves dogs'), named('KINDNESS'), named('Ambition')]);
    expect(screen.getByText('3 selected (minimum 3)')).toBeTruthy();
    const also = within(screen.getByRole('region', { name: 'Also selected' }));
    expect(also.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Loves dogs']);
    expect(proceed().disabled).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Intelligence' }));
    await user.click(proceed());
    await waitFor(() => expect(server.sent('POST', '/api/criteria/selection')).toHaveLength(1));
    const { body } = server.sent('POST', '/api/criteria/selection')[0] ?? {};
    expect(body).toMatchObject({
      selectedCriteriaIds: ['id of Loves dogs', 'id of KINDNESS', 'id of Ambition', 'id of Intelligence'],
    });
  });

  it('tells which ones ask almost the same as a selected one, and offers them last', async () => {
    await open([named('Communication Quality'), named('Trust and Reliability'), named('Ambition')]);
    const offered = screen.getAllByRole('checkbox');
    const close = offered.slice(-2).map((checkbox) => checkbox.closest('li')?.textContent);
    expect(close[0]).toContain('Overlaps with Communication Quality');
    expect(close[1]).toContain('Overlaps with Trust and Reliability');
    expect(screen.getAllByText(/^Overlaps with/)).toHaveLength(2);
    const also = within(screen.getByRole('region', { name: 'Also selected' }));
    expect(also.getAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps must-haves, up to three', async () => {
    const strict = ['Kindness', 'Ambition', 'Loves dogs', 'Has a boat'].map((name) => ({
      ...named(name),
      mustHave: 6,
    }));
    const { user, server } = await open(strict);
    expect(screen.getAllByText('Must-have: 6 or more out of 10')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Intelligence' }));
    await user.click(proceed());
    await waitFor(() => expect(server.sent('POST', '/api/criteria/selection')).toHaveLength(1));
    const sent = server.sent('POST', '/api/criteria/selection')[0]?.body as CriteriaSelectionRequest;
    expect(sent.criteria.map(({ question, mustHave }) => [question, mustHave])).toEqual([
      ['Kindness', 6],
      ['Ambition', 6],
      ['Loves dogs', 6],
      ['Has a boat', null],
      ['Intelligence', null],
    ]);
  });

  it('rejects an eleventh standard', async () => {
    const { user } = await open();
    const all = screen.getAllByRole('checkbox');
    for (const checkbox of all.slice(0, 11)) await user.click(checkbox);
    expect(screen.getByRole('alert').textContent).toContain('Maximum Standards Reached');
    expect(screen.getByText('10 selected (minimum 3)')).toBeTruthy();
    for (const checkbox of all.slice(0, 1)) await user.click(checkbox);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts the ones it does not show toward the limit of ten', async () => {
    const { user } = await open(['Loves dogs', 'Has a boat'].map(named));
    for (const checkbox of screen.getAllByRole('checkbox').slice(0, 9)) await user.click(checkbox);
    expect(screen.getByRole('alert').textContent).toContain('Maximum Standards Reached');
    expect(screen.getByText('10 selected (minimum 3)')).toBeTruthy();
  });
});
