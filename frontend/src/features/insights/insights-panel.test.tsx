import { screen, waitFor, within } from '@testing-library/react';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { FEW_ANALYTICS, FULL_ANALYTICS, NO_ANALYTICS, withClaims } from '../../../test/analytics-fixtures';
import { aCandidate } from '../../../test/match-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

function renderWith(body: DashboardAnalytics) {
  return renderDashboard({
    candidates: [aCandidate()],
    answers: { 'GET /api/dashboard/analytics': { body } },
  });
}

const panel = async () => within(await screen.findByRole('region', { name: 'How you date' }));
const group = async (name: string) => within(await (await panel()).findByRole('region', { name }));
const wordsOf = async (name: string) =>
  (await (await panel()).findByRole('region', { name })).textContent ?? '';

async function rowsOf(groupName: string, list: string) {
  const found = within((await group(groupName)).getByRole('list', { name: list }));
  return found.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('with many dates the panel', () => {
  it('says where scores are going, how often the user dates and how long decisions take', async () => {
    renderWith(FULL_ANALYTICS);
    const words = await wordsOf('How it changes');
    expect(words).toContain(
      'TrendToo early to say.Show the numbersThese describe your ratings; they may well be chance.From 12 dates with 7 people.Your later dates score 6.3 points higher than your earlier ones.',
    );
    expect(words).toContain('Date frequency5 dayson which you had a date, out of the last 30. From 5 dates.');
    expect(words).toContain(
      'Time to decide13.5 dayson average, from first date to archiving. From 4 archived matches.',
    );
    expect(words).toContain('Archive rate57%of your matches are archived. From 7 matches.');
  });

  it('says how the user chooses, with a label and the data behind each number', async () => {
    renderWith(FULL_ANALYTICS);
    const words = await wordsOf('How you choose');
    expect(words).toContain('71%Excellent targetingFrom 7 matches with a scored date');
    expect(words).toContain('75 of 100Moderately consistentLuck alone gives 42 to 70.');
    expect(words).toContain('Show the numbersFrom 12 dates.');
  });

  it('has the figures of a group one click away, and says that they may be chance', async () => {
    renderWith(withClaims(FULL_ANALYTICS, 'chance'));
    const words = await wordsOf('How you choose');
    expect(words).toContain('No single standard stands out yet as the one behind your good dates.');
    expect(words).toContain('These describe your ratings; they may well be chance.');
    expect((await group('How you choose')).getAllByText('Show the numbers')).toHaveLength(1);
    expect(await rowsOf('How you choose', 'Standards behind your good dates')).toEqual([
      'Humor0.91Over 12 dates',
      'Trust0.56Over 12 dates',
      'Goals-0.33Over 12 dates',
    ]);
    expect(await rowsOf('What your dates tell you', 'What first dates reveal')).toEqual([
      'Fit with your standards100Higher with people you kept seeing in 100 of 100 pairs',
      'Trust100Higher with people you kept seeing in 100 of 100 pairs',
      'Chemistry29Higher with people you kept seeing in 29 of 100 pairs',
    ]);
    const findings = await wordsOf('What your dates tell you');
    expect(findings).toContain("Your first dates don't give away yet who you'll keep seeing.");
    expect(findings).toContain('From 3 people you kept seeing and 4 you archived.');
    expect(findings).toContain('Age0.32Same location as you-0.10');
  });

  it('says what is clear, and no more', async () => {
    renderWith(
      withClaims(FULL_ANALYTICS, 'clear', {
        improvementTrend: { about: 'fit', direction: 1 },
        criteriaPerformance: { about: 'Humor', direction: 1 },
        successIndicators: { about: 'chemistry', direction: -1 },
        profileStrength: { about: 'Age', direction: 1 },
      }),
    );
    expect(await wordsOf('How it changes')).toContain(
      'Improving: the people you meet fit you better as time goes on.',
    );
    const choice = await wordsOf('How you choose');
    expect(choice).toContain('Dates feel better with people you rate high on Humor');
    expect(choice).not.toContain('they may well be chance');
    const findings = await wordsOf('What your dates tell you');
    expect(findings).toContain('Chemistry was lower with the people you kept seeing.');
    expect(findings).toContain('Older people have fit your standards better.');
  });

  it('praises or blames no meter that chance fills as well', async () => {
    renderWith({
      ...FULL_ANALYTICS,
      chanceRanges: {
        standardsCalibration: { low: 42, high: 78, p: 0.2 },
        'behaviorPatterns.evaluationConsistency': { low: 60, high: 97, p: 0.2 },
      },
    });
    const choice = await wordsOf('How you choose');
    expect(choice).toContain('75 of 100Luck alone gives 42 to 78, so this may be luck.');
    expect(choice).toContain(
      'From 12 dates. In a random order your ratings give 42 to 78, nine times out of ten.',
    );
    expect(await wordsOf('Your habits')).not.toContain('Very consistent');
  });

  it('shows the habits', async () => {
    renderWith(FULL_ANALYTICS);
    const words = await wordsOf('Your habits');
    expect(words).toContain('95 of 100Very consistentLuck alone gives 60 to 81.');
    expect(words).toContain('Show the numbersFrom 15 repeat ratings.');
    expect(words).toContain('63 of 100Evolving preferencesFrom 60 days with your standards');
    expect(words).toContain('39 of 100Takes time to decideFrom 4 archived matches');
    expect(words).toContain('5 liked, 1 disliked.');
    expect(words).toContain('18 messages, 4 minutes per chat on average.');
    expect(await rowsOf('Your habits', 'Date ideas you like')).toEqual(['Museum71.4%5 votes']);
    expect(await rowsOf('Your habits', 'What you talk about with Alex')).toEqual([
      'Trust12 messages',
      'Texting1 message',
    ]);
  });

  it('shows every date in a table on request', async () => {
    const { user } = renderWith(FULL_ANALYTICS);
    const changes = await group('How it changes');
    await user.click(changes.getByRole('button', { name: 'Show as table' }));
    const rows = changes.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'DateMatchHeadHeart',
      'March 5, 2026Mara71%80%',
      'March 9, 2026MaraNot rated enough85%',
    ]);
    await user.click(changes.getByRole('button', { name: 'Show as chart' }));
    expect(changes.queryByRole('table')).toBeNull();
  });

  it('explains the limits of its numbers', async () => {
    renderWith(FULL_ANALYTICS);
    const changes = await group('How it changes');
    changes.getByText('How to read this');
    changes.getByText(/still deciding on aren't counted/);
    (await group('How you choose')).getByText(/is a pattern in your own ratings, not a cause/);
    (await group('Your habits')).getByText(/also high if you never change your mind/);
  });
});

describe('with two dates the panel', () => {
  it.each([
    ['How it changes', 'Needs 2 more dates, 2 so far'],
    ['How it changes', 'Needs 1 more archived match'],
    ['How you choose', 'Needs 2 more matches with a scored date, 1 so far'],
    ['How you choose', 'Needs 1 more date, 2 so far'],
    ['How you choose', 'Needs 3 more dates, 2 so far'],
    [
      'What your dates tell you',
      'Needs 2 more active matches with two dates and 3 more archived matches with a date',
    ],
    ['What your dates tell you', 'Needs 5 more matches with a scored date, 1 so far'],
    [
      'Your habits',
      'Needs 3 more repeat ratings, 3 so far: a second date with someone adds one for each standard',
    ],
    ['Your habits', 'Needs 1 more day with your standards, 13 so far'],
    ['Your habits', 'Needs 2 more archived matches'],
    ['Your habits', 'Needs 1 more like or dislike'],
    ['Your habits', 'Needs 1 more message that names a topic'],
  ])('says under "%s": %s', async (name, words) => {
    renderWith(FEW_ANALYTICS);
    (await group(name)).getByText(words);
  });

  it('shows what is already known', async () => {
    renderWith(FEW_ANALYTICS);
    expect(await wordsOf('How it changes')).toContain('Archive rate0%');
  });
});

describe('before the first date the panel', () => {
  it('says what will appear here, and leaves the next step to the top of the page', async () => {
    renderWith(NO_ANALYTICS);
    const insights = await panel();
    await insights.findByText('Your story starts with one date');
    const items = (name: string) =>
      within(insights.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items("What you'll unlock")).toHaveLength(3);
    expect(items("What you'll unlock")).toEqual(
      expect.arrayContaining(['TrendNeeds 4 more dates', 'Standards calibrationNeeds 3 more dates']),
    );
    insights.getByText(/^And \d more$/);
    expect(insights.queryByRole('button', { name: /match|date/i })).toBeNull();
  });
});

describe('a group with nothing to say yet', () => {
  it('is one line, which opens to what it needs', async () => {
    const { user } = renderWith(FEW_ANALYTICS);
    const toggle = await (
      await group('What your dates tell you')
    ).findByRole('button', {
      name: 'What your dates tell you Not yet',
    });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    const needs = (await group('What your dates tell you')).getByText('Who fits you better');
    expect(needs.closest('[hidden]')).not.toBeNull();
    await user.click(toggle);
    expect(needs.closest('[hidden]')).toBeNull();
  });

  it('offers no numbers that it has not', async () => {
    renderWith(FEW_ANALYTICS);
    const tell = await group('What your dates tell you');
    tell.getByText('How to read this');
    expect(tell.queryByText('Show the numbers')).toBeNull();
    (await group('How it changes')).getByText('Show the numbers');
  });
});

describe('the month', () => {
  it('is one button away', async () => {
    const { user, address } = renderWith(FULL_ANALYTICS);
    await user.click((await panel()).getByRole('button', { name: 'Month' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=overview&month='));
    await waitFor(() => expect(document.title).toMatch(/^[A-Z][a-z]+ \d{4} · /));
  });
});

describe('while the analytics load, or fail,', () => {
  it('the panel reserves their space', async () => {
    renderDashboard({
      answers: { 'GET /api/dashboard/analytics': () => new Promise<never>(() => undefined) },
    });
    (await panel()).getByRole('group', { name: 'Loading your analytics' });
  });

  it('the panel says what happened, and a retry loads them', async () => {
    const { user, network } = renderDashboard({
      answers: { 'GET /api/dashboard/analytics': { status: 500, body: { message: 'Broken' } } },
    });
    const insights = await panel();
    await insights.findByText('Our servers are having a moment');
    network.answer('GET /api/dashboard/analytics', { body: FULL_ANALYTICS });
    await user.click(insights.getByRole('button', { name: 'Try Again' }));
    await insights.findByText('Excellent targeting');
  });

  it('the panel says when the device is offline', async () => {
    const { network } = renderDashboard({
      answers: {
        'GET /api/dashboard/analytics': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await (await panel()).findByText('Connection hiccup');
    expect(network.sent('GET', '/api/dashboard/analytics')).toHaveLength(1);
  });

  it('they are refetched when the tab becomes visible again', async () => {
    const { user, network } = renderWith(FULL_ANALYTICS);
    await (await panel()).findByText('Excellent targeting');
    await user.click(screen.getByRole('tab', { name: 'Matches & Standards' }));
    network.answer('GET /api/dashboard/analytics', {
      body: { ...FULL_ANALYTICS, datingEfficiencyScore: 50 },
    });
    await user.click(screen.getByRole('tab', { name: 'Dating Insights' }));
    await (await panel()).findByText('Good selection');
  });
});
