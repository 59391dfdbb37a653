import { act, screen, waitFor, within } from '@testing-library/react';
import { NO_ANALYTICS } from '../../../../test/analytics-fixtures';
import { NOTHING_YET } from '../../../../test/decision-fixtures';
import {
  aCandidate,
  anUnmetCandidate,
  ONE_DATE,
  ratings,
  someStats,
  TRUST,
} from '../../../../test/match-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const wordsOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;

describe('the top of the page', () => {
  it('leaves what fails further down to its own place', async () => {
    const { user, network } = renderDashboard({
      answers: { 'GET /api/dashboard/analytics': { status: 500, body: { message: 'Broken' } } },
    });
    const panel = within(await screen.findByRole('region', { name: 'How you date' }));
    await panel.findByText('Our servers are having a moment');
    expect(screen.getAllByRole('button', { name: /again/i })).toHaveLength(1);
    network.answer('GET /api/dashboard/analytics', { body: NO_ANALYTICS });
    await user.click(panel.getByRole('button', { name: 'Try Again' }));
    await panel.findByText('Your story starts with one date');
  });

  it('shows dots for the numbers while it is open how much room where you stand takes', async () => {
    let answer: (given: { body: unknown }) => void;
    renderDashboard({
      answers: {
        'GET /api/decision': () => new Promise<{ body: unknown }>((resolve) => (answer = resolve)),
      },
    });
    await screen.findByText('Loading where you stand');
    const total = within(screen.getByRole('region', { name: 'Total Matches' }));
    total.getByText('...');
    act(() => answer({ body: NOTHING_YET }));
    await waitFor(() => expect(total.queryByText('...')).toBeNull());
    expect(screen.queryByText('Loading where you stand')).toBeNull();
  });

  it('leaves it to the strip above every page to say offline that they may be old', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderDashboard();
    expect(await wordsOf('Total Matches')).toContain('Total Matches');
    screen.getByText(/^You're offline\. This may be old;/);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getAllByText(/offline|out of date|last online/i)).toHaveLength(1);
    isOnline.mockRestore();
  });
});

describe('the six cards', () => {
  it('show dots while they load', async () => {
    renderDashboard({ answers: { 'GET /api/dashboard/stats': () => new Promise<never>(() => undefined) } });
    for (const name of [
      'Highest Match',
      'Total Matches',
      'Total Dates',
      'Archived',
      'Lowest Match',
      'Member Since',
    ])
      (await cardOf(name)).getByText('...');
  });

  it('show the numbers', async () => {
    renderDashboard();
    await screen.findByText('Mara');
    expect(await wordsOf('Highest Match')).toContain('73%');
    expect(await wordsOf('Lowest Match')).toContain('41%');
    (await cardOf('Lowest Match')).getByText('Ruben');
    expect(await wordsOf('Total Matches')).toBe('Total Matches6All connections');
    expect(await wordsOf('Total Dates')).toBe('Total Dates11Date experiences');
    expect(await wordsOf('Archived')).toBe('Archived2Past connections');
    (await cardOf('Member Since')).getByText('January 15, 2026');
  });

  it('say when there is no ranked match, and when the user joined today', async () => {
    const stats = someStats({ topMatch: null, bottomMatch: null, memberSince: new Date().toISOString() });
    renderDashboard({ answers: { 'GET /api/dashboard/stats': { body: stats } } });
    await (await cardOf('Member Since')).findByText('Today');
    (await cardOf('Highest Match')).getByText('No matches');
    (await cardOf('Lowest Match')).getByText('No matches');
    expect(screen.getAllByText('Score a date to see it here')).toHaveLength(1);
  });

  it('repeat nothing of what the first steps of an empty account say', async () => {
    const stats = someStats({ topMatch: null, bottomMatch: null, totalDates: 0 });
    renderDashboard({ candidates: [], answers: { 'GET /api/dashboard/stats': { body: stats } } });
    await (await cardOf('Highest Match')).findByText('No matches');
    expect(await wordsOf('Highest Match')).toBe('Highest MatchNo matches');
    expect(await wordsOf('Lowest Match')).toBe('Lowest MatchNo matches');
    expect(await wordsOf('Total Dates')).toBe('Total Dates0Date experiences');
    await (await cardOf('Where you stand')).findByRole('button', { name: 'Add a match' });
    expect(screen.getAllByRole('button', { name: /^Add/ })).toHaveLength(1);
  });

  it('never show the one scored person as both the highest and the lowest', async () => {
    const mara = { score: 73, name: 'Mara' };
    const stats = someStats({ topMatch: mara, bottomMatch: mara });
    renderDashboard({
      candidates: [aCandidate(), anUnmetCandidate()],
      answers: { 'GET /api/dashboard/stats': { body: stats } },
    });
    const lowest = await cardOf('Lowest Match');
    await lowest.findByText('The only one so far');
    lowest.getByText('Mara');
    await (await cardOf('Highest Match')).findByText('Mara');
  });

  it('say that everyone is below a must-have, and who the lowest is', async () => {
    const stats = someStats({ topMatch: null, bottomMatch: { score: 73, name: 'Mara' } });
    renderDashboard({
      candidates: [aCandidate({ vetoed: [TRUST.id] })],
      answers: { 'GET /api/dashboard/stats': { body: stats } },
    });
    const lowest = await cardOf('Lowest Match');
    await lowest.findByText('Below a must-have');
    expect(lowest.queryByText('The only one so far')).toBeNull();
    expect(await wordsOf('Highest Match')).toBe('Highest MatchNo one right nowMara is below a must-have');
  });

  it('lead to the person and to the matches', async () => {
    const { user } = renderDashboard({ candidates: [aCandidate()] });
    await user.click(await (await cardOf('Highest Match')).findByRole('link', { name: 'Highest Match' }));
    expect(await screen.findByRole('dialog', { name: 'Match Details & Edit' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About Mara' })).toBeTruthy();
  });

  it.each([
    ['Total Matches', '/dashboard?tab=matches'],
    ['Total Dates', '/dashboard?tab=overview&month='],
    ['Archived', '/dashboard?tab=matches'],
  ])('lead from %s to %s', async (name, target) => {
    const { user, address } = renderDashboard();
    await user.click(await (await cardOf(name)).findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(target));
  });

  it('show the likely range of the highest match, and never break it', async () => {
    const first = renderDashboard({ candidates: [aCandidate()] });
    const range = await (await cardOf('Highest Match')).findByText('likely 49–88%');
    expect(range.style.whiteSpace).toBe('nowrap');
    expect(range.parentElement?.textContent).toBe('Early days: likely 49–88%');
    first.unmount();
    renderDashboard({ candidates: [aCandidate({ dateCount: 2 })] });
    await (await cardOf('Highest Match')).findByText('Likely 49–88%');
  });

  it('offer a retry when they fail to load', async () => {
    const { user, network } = renderDashboard({
      answers: { 'GET /api/dashboard/stats': { status: 500, body: { message: 'Oh no' } } },
    });
    await screen.findByText('Our servers are having a moment');
    network.answer('GET /api/dashboard/stats', { body: someStats() });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('All connections');
  });
});

describe('the matches on one scale', () => {
  const rows = async () => {
    const section = await screen.findByRole('region', { name: 'How sure are these numbers?' });
    return (await within(section).findAllByRole('listitem')).map(({ textContent }) => textContent);
  };

  it('are listed best first, each with its range, its heart and its strongest standard', async () => {
    const better = aCandidate({
      id: 'm-lea',
      name: 'Lea',
      compatibilityScore: 91,
      compatibility: { ...ONE_DATE, exact: 91, likely: { low: 80, high: 97 }, heart: 88, gap: -3 },
      dateCount: 3,
      evaluations: ratings('d-9', 9, 10, 8),
    });
    renderDashboard({ candidates: [aCandidate(), better] });
    expect(await rows()).toEqual([
      'Lea91%, strong fitThree dates: likely 80–97%. MoreHeart and head agree. Carried by Humor (5 points above your average match). Most room to grow: Trust.',
      'Mara73%, weak to strong fitOne date: early days, likely 49–88%. MoreHeart is 17 ahead on one date. Most room to grow: Trust.',
    ]);
  });

  it('say one sentence each, and the rest when asked why', async () => {
    const { user } = renderDashboard({ candidates: [aCandidate()] });
    await rows();
    const more = screen.getByText(/^Heart is 17 ahead on one date\. Most room/);
    const fold = more.closest('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText('More'));
    expect(fold?.open).toBe(true);
  });

  it('name the standard with the most room to grow, if it is a different one', async () => {
    renderDashboard({ candidates: [aCandidate({ evaluations: ratings('d-1', 9, 2, 6) })] });
    expect((await rows())[0]).toContain('Most room to grow: Humor.');
  });

  it('put those below a must-have last, and leave what it says to the order of people', async () => {
    const below = aCandidate({
      id: 'm-lea',
      name: 'Lea',
      compatibilityScore: 91,
      compatibility: { ...ONE_DATE, exact: 91, likely: { low: 80, high: 97 }, heart: 88, gap: -3 },
      vetoed: [TRUST.id],
      evaluations: ratings('d-9', 4, 10, 10),
    });
    const provisional = aCandidate({
      id: 'm-noa',
      name: 'Noa',
      compatibility: { ...ONE_DATE, provisional: true, coverage: 0.2, likely: null },
    });
    renderDashboard({ candidates: [below, provisional, aCandidate({ atRisk: [TRUST.id] })] });
    const words = await rows();
    expect(words.map((row) => row.slice(0, 3))).toEqual(['Mar', 'Noa', 'Lea']);
    expect(words[2]).toMatch(/^Lea91%, below a must-have/);
    expect(words.join(' ')).not.toContain('your must-have');
  });

  it('leave out archived matches and those without a date, and put provisional ones last', async () => {
    const provisional = aCandidate({
      id: 'm-lea',
      name: 'Lea',
      compatibilityScore: 95,
      compatibility: { ...ONE_DATE, exact: 95, provisional: true, coverage: 0.2, likely: null },
      evaluations: ratings('d-9', 9, 10, 8).slice(2),
    });
    const archived = aCandidate({ id: 'm-old', name: 'Old', archived: true });
    renderDashboard({ candidates: [provisional, archived, anUnmetCandidate(), aCandidate()] });
    const words = await rows();
    expect(words.map((row) => row.slice(0, 4))).toEqual(['Mara', 'Lea9']);
    expect(words[1]).toContain('95%, provisional');
  });

  it('are left out while nothing is scored, where the first steps say what comes next', async () => {
    renderDashboard({ candidates: [anUnmetCandidate()] });
    await screen.findByRole('button', { name: /^Score a date with/ });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'How sure are these numbers?' })).toBeNull(),
    );
  });
});
