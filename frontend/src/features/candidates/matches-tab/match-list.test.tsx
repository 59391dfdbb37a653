import { screen, waitFor, within } from '@testing-library/react';
import { aCandidate } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const match = (name: string, index: number, archived = false) =>
  aCandidate({ id: `m-${name}`, name, archived, lastDate: `2026-03-${String(index + 1).padStart(2, '0')}` });

const many = (count: number, archived = false) =>
  Array.from({ length: count }, (_, index) =>
    match(`${archived ? 'Ex' : 'Kim'} ${index}`, index % 28, archived),
  );

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('many matches', () => {
  it('are found by words and put in order', async () => {
    const { user } = renderDashboard({
      at: MATCHES,
      candidates: ['Eva', 'Dan', 'Cleo', 'Bo', 'André'].map((name, index) => match(name, index)),
    });
    await screen.findByRole('article', { name: 'Eva' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name');
    expect(names()).toEqual(['André', 'Bo', 'Cleo', 'Dan', 'Eva']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Last date');
    expect(names()).toEqual(['André', 'Bo', 'Cleo', 'Dan', 'Eva']);
    await user.type(screen.getByRole('searchbox', { name: 'Find someone' }), 'andre');
    expect(names()).toEqual(['André']);
    screen.getByText('1 found.');
    await user.type(screen.getByRole('searchbox', { name: 'Find someone' }), 'x');
    screen.getByText('No one found for "andrex".');
  });

  it('need no search while there are few', async () => {
    renderDashboard({ at: MATCHES, candidates: many(4) });
    await screen.findByRole('article', { name: 'Kim 0' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('come a page at a time', async () => {
    const { user } = renderDashboard({ at: MATCHES, candidates: many(45) });
    await screen.findByRole('article', { name: 'Kim 0' });
    expect(names()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show 20 more of 25' }));
    await user.click(screen.getByRole('button', { name: 'Show 5 more of 5' }));
    expect(names()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('that are archived are folded once there are several, and still found', async () => {
    const { user } = renderDashboard({ at: MATCHES, candidates: [...many(2), ...many(4, true)] });
    await screen.findByRole('article', { name: 'Kim 0' });
    expect(names()).toHaveLength(2);
    const fold = screen.getByRole('button', { name: 'Archived (4)' });
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(names()).toHaveLength(6);
    await user.click(fold);
    await user.type(screen.getByRole('searchbox', { name: 'Find someone' }), 'ex 3');
    expect(names()).toEqual(['Ex 3']);
  });

  it('keep the keyboard in their place when one of them is archived out of sight', async () => {
    const all = [...many(3), ...many(4, true)];
    const { user, network } = renderDashboard({
      at: MATCHES,
      candidates: all,
      answers: { 'PUT /api/candidates/m-Kim%201': { body: match('Kim 1', 1, true) } },
    });
    const card = within(await screen.findByRole('article', { name: 'Kim 1' }));
    network.answer('GET /api/candidates', {
      body: all.map((one) => (one.name === 'Kim 1' ? { ...one, archived: true } : one)),
    });
    await user.click(card.getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('article')).toBe(screen.getByRole('article', { name: 'Kim 2' })),
    );
  });

  it('are looked for by stage once one has one', async () => {
    const candidates = many(5).map((one, index) => (index < 2 ? { ...one, stage: 'dating' as const } : one));
    const { user } = renderDashboard({ at: MATCHES, candidates });
    await screen.findByRole('article', { name: 'Kim 0' });
    const show = screen.getByRole('combobox', { name: 'Show' });
    await user.selectOptions(show, 'Dating');
    expect(names()).toEqual(['Kim 0', 'Kim 1']);
    screen.getByText('2 found.');
    await user.selectOptions(show, 'Ended');
    screen.getByText('No one here yet.');
  });

  it('say when the last date was', async () => {
    renderDashboard({ at: MATCHES, candidates: [aCandidate({ lastDate: '2020-01-01' })] });
    const card = within(await screen.findByRole('article', { name: 'Mara' }));
    card.getByText(/Last date \d+ years ago/);
  });
});

describe('matches without a connection', () => {
  it('say what works and what waits, and can be opened and scored', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderDashboard({ at: MATCHES, candidates: many(2) });
    const card = within(await screen.findByRole('article', { name: 'Kim 0' }));
    screen.getByText(/comparing and archiving wait until then/);
    const isDisabled = (name: string) => card.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Score Date', 'Details', 'Compare', 'Archive'].map(isDisabled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    isOnline.mockRestore();
  });
});
