import { screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser } from '#contract/account/auth';
import type { DateIdea, DateIdeaPreference, Preference } from '#contract/dating/date-ideas';
import { doubleTap } from '../../../test/double-tap';
import type { fakeApi } from '../../../test/fake-api';
import { anIdea, BISTRO, CHESS, FAIR, PICNIC, QUIZ } from '../../../test/idea-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

interface Options {
  venues?: readonly DateIdea[];
  events?: readonly DateIdea[];
  preferences?: readonly DateIdeaPreference[];
  user?: Partial<CurrentUser>;
  answers?: Parameters<typeof fakeApi>[0];
}

function open({ venues = [PICNIC, CHESS], events = [QUIZ], preferences = [], user, answers }: Options = {}) {
  return renderDashboard({
    at: '/dashboard?tab=date-ideas',
    user: { location: 'Lisbon, Lisbon, Portugal', ...user },
    answers: {
      'GET /api/date-ideas': { body: venues },
      'GET /api/date-ideas/events': { body: events },
      'GET /api/date-ideas/preferences': { body: preferences },
      'POST /api/date-ideas/preference': ({ body }) => ({ body }),
      'DELETE /api/date-ideas/preference/picnic': { status: 204 },
      ...answers,
    },
  });
}

const card = (name: string) => screen.findByRole('article', { name });
const shownNames = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const kept = (idea: DateIdea, preference: Preference): DateIdeaPreference => ({
  dateIdeaId: idea.id,
  dateIdeaData: { ...idea, isEvent: false },
  preference,
});

describe('date ideas', () => {
  it('show what, where, how much and how long', async () => {
    open();
    const picnic = within(await card('Two-bag picnic'));
    picnic.getByText('Outdoors');
    picnic.getByText('Each brings a bag and neither says what is in it.');
    picnic.getByText('Under $15 each · About 2 hours · Outdoors');
    picnic.getByText('Local Activity');
    within(await card('Pub quiz')).getByText('Event · Games');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Places and plans', 'Events']),
    );
  });

  it('say which standards they are good for seeing, and how', async () => {
    open({ venues: [anIdea({ goodFor: ['s-humor', 's-trust'] }), CHESS] });
    within(await card('Two-bag picnic')).getByText(/Good for seeing Trust and Humor\./);
    within(await card('Two-bag picnic')).getByText(/What they bring for you/);
    expect(within(await card('Chess café')).queryByText(/Good for seeing/)).toBeNull();
  });

  it('show a rating with one decimal, and only above 0', async () => {
    open({ venues: [BISTRO, anIdea({ id: 'zero', name: 'Unrated', rating: 0 })] });
    within(await card('Bistro Luz')).getByText('4.5');
    expect((await card('Unrated')).textContent).not.toMatch(/Rated/);
  });

  it('show hours, attribution and the day of an event', async () => {
    open({ venues: [BISTRO], events: [FAIR] });
    const bistro = within(await card('Bistro Luz'));
    bistro.getByText('Monday: 9:00 AM to 5:00 PM');
    expect(bistro.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toBe(
      'https://maps.google.com',
    );
    within(await card('Lake fair')).getByText('December 6, 2026');
  });

  it('link to a map, to tickets or to a search, by source', async () => {
    open({ venues: [BISTRO, PICNIC], events: [FAIR] });
    const link = async (name: string, label: RegExp) =>
      within(await card(name)).getByRole('link', { name: label });
    const map = await link('Bistro Luz', /^Open in Maps/);
    expect(map.getAttribute('href')).toContain('https://www.google.com/maps/search/?api=1');
    expect(map.getAttribute('href')).toContain('query_place_id=g-1');
    expect((await link('Lake fair', /^Tickets/)).getAttribute('href')).toBe('https://visit.example/fair');
    const search = await link('Two-bag picnic', /^Search near Lisbon/);
    expect(search.getAttribute('href')).toBe(
      `https://www.google.com/search?q=${encodeURIComponent('picnic park near Lisbon')}`,
    );
    expect(search.getAttribute('rel')).toContain('noopener');
  });

  it('say where they are unless their link already does', async () => {
    open({ venues: [BISTRO, PICNIC], events: [] });
    within(await card('Bistro Luz')).getByText('Rua Um 1, Lisbon');
    const picnic = within(await card('Two-bag picnic'));
    expect(picnic.queryByText('In and around Lisbon')).toBeNull();
    picnic.getByRole('link', { name: /^Search near Lisbon/ });
  });

  it('are deduplicated by id and case-insensitive name', async () => {
    open({ venues: [PICNIC], events: [PICNIC, anIdea({ id: 'other', name: 'TWO-BAG PICNIC' }), QUIZ] });
    await card('Pub quiz');
    expect(shownNames()).toEqual(['Two-bag picnic', 'Pub quiz']);
  });

  it('say when there are none', async () => {
    open({ venues: [], events: [] });
    await screen.findByText('No results found');
    screen.getByText('No date ideas found in your area.');
  });

  it('ask for the city if it is unknown, but show ideas anyway', async () => {
    const { user, address } = open({ user: { location: null } });
    await card('Two-bag picnic');
    await user.click(screen.getByRole('button', { name: 'Set your city' }));
    await waitFor(() => expect(address()).toBe('/profile-settings'));
  });
});

describe('liking and disliking', () => {
  it('saves a like right away, also with a double tap, and removes it with another click', async () => {
    const { user, network } = open();
    const like = within(await card('Two-bag picnic')).getByRole('button', { name: 'Like Two-bag picnic' });
    expect(like.getAttribute('aria-pressed')).toBe('false');
    await doubleTap(user, like);
    expect((await screen.findByRole('status')).textContent).toContain('Preference saved successfully!');
    expect(like.getAttribute('aria-pressed')).toBe('true');
    expect(network.sent('POST', '/api/date-ideas/preference')[0]?.body).toMatchObject({
      dateIdeaId: 'picnic',
      dateIdeaData: { name: 'Two-bag picnic', eventType: 'Outdoors', isEvent: false },
      preference: 'liked',
    });
    await user.click(like);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Preference removed successfully!'),
    );
    expect(like.getAttribute('aria-pressed')).toBe('false');
    expect(network.sent('DELETE', '/api/date-ideas/preference/picnic')).toHaveLength(1);
  });

  it('hides a disliked idea, and restores it from Hidden', async () => {
    const { user } = open();
    await user.click(within(await card('Two-bag picnic')).getByRole('button', { name: /^Dislike/ }));
    await waitFor(() => expect(shownNames()).toEqual(['Chess café', 'Pub quiz']));
    await user.click(await screen.findByRole('button', { name: 'Hidden (1)' }));
    const hidden = within(screen.getByRole('region', { name: 'Hidden ideas' }));
    const dislike = hidden.getByRole('button', { name: 'Dislike: Two-bag picnic' });
    expect(dislike.getAttribute('aria-pressed')).toBe('true');
    await user.click(dislike);
    await waitFor(() => expect(shownNames()).toEqual(['Two-bag picnic', 'Chess café', 'Pub quiz']));
  });

  it.each([
    ['there was no preference', [], 'Preference removed successfully!', 'false'],
    ['it was liked', [kept(PICNIC, 'liked')], 'Preference saved successfully!', 'true'],
  ])('undoes a dislike from its toast, back to when %s', async (_what, preferences, title, liked) => {
    const { user } = open({ preferences });
    await user.click(within(await card('Two-bag picnic')).getByRole('button', { name: /^Dislike/ }));
    await waitFor(() => expect(shownNames()).not.toContain('Two-bag picnic'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const like = within(await card('Two-bag picnic')).getByRole('button', { name: /^Like/ });
    expect(like.getAttribute('aria-pressed')).toBe(liked);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(title));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['saved', [], 'Failed to save preference', 'false'],
    ['taken back', [kept(PICNIC, 'liked')], 'Failed to remove preference', 'true'],
  ])("reverts what couldn't be %s, and says why", async (_what, preferences, title, pressed) => {
    const failure = { status: 503, body: { message: 'Try later.' } };
    const { user } = open({
      preferences,
      answers: {
        'POST /api/date-ideas/preference': failure,
        'DELETE /api/date-ideas/preference/picnic': failure,
      },
    });
    const like = within(await card('Two-bag picnic')).getByRole('button', { name: /^Like/ });
    await user.click(like);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain('Try later.');
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe(pressed));
  });
});

describe('Liked only', () => {
  it("shows every liked idea, even one that isn't in today's list", async () => {
    const old = anIdea({ id: 'old', name: 'Last summer’s boat' });
    const { user } = open({ preferences: [kept(old, 'liked'), kept(CHESS, 'liked')] });
    await card('Two-bag picnic');
    await user.click(screen.getByRole('switch', { name: 'Liked only' }));
    expect(shownNames()).toEqual(['Last summer’s boat', 'Chess café']);
    await user.click(screen.getByRole('switch', { name: 'Liked only' }));
    expect(shownNames()).toEqual(['Two-bag picnic', 'Chess café', 'Pub quiz']);
  });

  it('shows ideas another client saved in its own format, without running their links', async () => {
    const strange = {
      dateIdeaId: 'x-1',
      dateIdeaData: {
        name: 'Strange',
        price: '$5',
        tags: 'none',
        rating: 'high',
        source: 'Visit Fergus Falls',
        ticketUrl: 'javascript:alert(1)',
      },
      preference: 'liked' as const,
    };
    const { user } = open({ preferences: [strange, { ...strange, dateIdeaId: 'x-2', dateIdeaData: {} }] });
    await card('Two-bag picnic');
    await user.click(screen.getByRole('switch', { name: 'Liked only' }));
    const one = within(await card('Strange'));
    one.getByText('$5');
    expect(one.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/search/);
    await card('x-2');
  });

  it('says so when nothing is liked yet', async () => {
    const { user } = open();
    await card('Two-bag picnic');
    await user.click(screen.getByRole('switch', { name: 'Liked only' }));
    screen.getByText('No results found');
    screen.getByText('Ideas you like will appear here.');
  });
});

describe('filters', () => {
  it('narrow the list; within a group, any match is enough', async () => {
    const { user } = open();
    await card('Two-bag picnic');
    const filters = within(screen.getByRole('group', { name: 'Filter ideas' }));
    await user.click(filters.getByRole('button', { name: 'Indoors' }));
    expect(shownNames()).toEqual(['Chess café']);
    await user.click(filters.getByRole('button', { name: 'Outdoors' }));
    expect(shownNames()).toEqual(['Two-bag picnic', 'Chess café', 'Pub quiz']);
    await user.click(filters.getByRole('button', { name: 'Free or low cost' }));
    expect(shownNames()).toEqual(['Two-bag picnic', 'Pub quiz']);
    await user.click(filters.getByRole('button', { name: 'Evening' }));
    screen.getByText('No results found');
    screen.getByText('No ideas match these filters. Remove one to see more.');
  });
});

describe('Refresh', () => {
  it('shows a toast, sends the ids last shown and shows other ideas', async () => {
    const { user, network } = open();
    await card('Two-bag picnic');
    network.answer('GET /api/date-ideas', { body: [BISTRO] });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByText('Getting fresh date ideas...')).textContent).toBeTruthy();
    await card('Bistro Luz');
    const asked = network.sent('GET', '/api/date-ideas').map(({ path }) => path);
    expect(asked).toEqual(['/api/date-ideas', '/api/date-ideas?refresh=true&excludeIds=picnic,chess']);
    expect(network.sent('GET', '/api/date-ideas/events')[1]?.path).toContain('excludeIds=quiz');
  });

  it('remembers no more than the latest 20', async () => {
    const page = (letter: string) =>
      Array.from({ length: 12 }, (_, index) =>
        anIdea({ id: `${letter}${index}`, name: `${letter} ${index}` }),
      );
    const { user, network } = open({ venues: page('a'), events: [] });
    await card('a 0');
    for (const letter of ['b', 'c']) {
      network.answer('GET /api/date-ideas', { body: page(letter) });
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      await card(`${letter} 0`);
    }
    const last = network.sent('GET', '/api/date-ideas')[2]?.path ?? '';
    const ids = last.split('excludeIds=')[1]?.split(',') ?? [];
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 12)).toEqual(page('b').map(({ id }) => id));
  });
});
