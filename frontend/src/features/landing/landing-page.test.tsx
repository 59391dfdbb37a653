import { screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeApi } from '../../../test/fake-api';
import { usePhone } from '../../../test/on-phone';
import { renderApp } from '../../../test/render-app';
import { enhanceLanding } from './enhance-landing';
import { FinalCall } from './sections/calls-to-action';

const TRACK = '/api/analytics/track';

async function visit() {
  const server = fakeApi({
    'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
    [`POST ${TRACK}`]: { status: 204 },
  });
  const app = renderApp('/');
  await screen.findByRole('heading', { level: 1, name: /^Date with your heart/ });
  return { ...app, tracked: () => server.sent('POST', TRACK).map(({ body }) => body) };
}

describe('the landing page', () => {
  it('shows its sections in order', async () => {
    await visit();
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'More choice has not made choosing easier',
      'A method for a feeling',
      'Make your next date the first one you learn from',
      'From hello to knowing',
      'Small enough to use, serious enough to trust',
      'Wherever you met',
      'What it could sound like',
      'What science supports, and what no one can promise',
      'Fair questions',
      'Bring both',
      'Research sources',
    ]);
  });

  it('tells the journey in five steps', async () => {
    await visit();
    const steps = within(screen.getByRole('region', { name: 'From hello to knowing' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Meet someone',
      'Plan the date',
      'Rate and get insights',
      'Guidance from the coach',
      'Keep the spark alive',
    ]);
  });

  it.each(['How It Works', 'Features', 'The Science', 'FAQ'])('links to %s on the page', async (name) => {
    await visit();
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    const target = nav.getByRole('link', { name }).getAttribute('href');
    expect(document.querySelector(`section${target ?? ''}`)).not.toBeNull();
  });

  it('links to the home page, the legal pages and the contact form', async () => {
    await visit();
    const target = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(target('Heart & Head home')).toEqual(['/', '/']);
    expect(target('Privacy Policy')).toEqual(['/privacy-policy']);
    expect(target('Terms & Conditions')).toEqual(['/terms-conditions']);
    expect(target('Contact')).toEqual(['/contact']);
  });

  it('shows its nine research sources', async () => {
    await visit();
    const research = within(screen.getByRole('region', { name: 'Research sources' }));
    expect(research.getAllByRole('listitem')).toHaveLength(9);
  });

  it('folds its nine research sources on phones until they are asked for', async () => {
    usePhone();
    const { user } = await visit();
    const research = screen.getByRole('region', { name: 'Research sources' });
    const fold = research.querySelector('details');
    expect(fold?.open).toBe(false);
    await user.click(within(research).getByText('Show all 9'));
    expect(fold?.open).toBe(true);
    expect(fold?.querySelectorAll('li')).toHaveLength(9);
  });

  it('says that every testimonial is illustrative', async () => {
    await visit();
    const voices = within(screen.getByRole('region', { name: 'What it could sound like' })).getAllByRole(
      'figure',
    );
    expect(voices).toHaveLength(2);
    for (const voice of voices) expect(voice.textContent).toMatch(/Illustrative: a dater who/);
  });

  it('shows an example whose parts add up to the percentage', async () => {
    await visit();
    const dial = screen.getByRole('img', { name: /^An example/ });
    expect(dial.getAttribute('aria-label')).toBe(
      'An example: 79% fit with your standards so far, partial to strong fit. Three dates: likely 65–87%. Heart 92%: heart is 13 ahead.',
    );
  });
});

describe('the questions', () => {
  it('include all six, closed at first', async () => {
    await visit();
    const faq = within(screen.getByRole('region', { name: 'Fair questions' }));
    const questions = faq.getAllByRole('button');
    expect(questions).toHaveLength(6);
    expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(
      Array(6).fill('false'),
    );
    expect(faq.queryAllByRole('region')).toHaveLength(0);
  });

  it('open and close independently', async () => {
    const { user } = await visit();
    const faq = within(screen.getByRole('region', { name: 'Fair questions' }));
    const open = () => faq.queryAllByRole('region').map((answer) => answer.id);
    const questions = faq.getAllByRole('button');
    for (const [index, question] of questions.entries()) {
      await user.click(question);
      expect(open()).toHaveLength(index + 1);
      expect(open()).toContain(question.getAttribute('aria-controls'));
      expect(question.getAttribute('aria-expanded')).toBe('true');
    }
    for (const [index, question] of questions.entries()) {
      await user.click(question);
      expect(open()).toHaveLength(5 - index);
      expect(question.getAttribute('aria-expanded')).toBe('false');
    }
  });
});

describe('signing up', () => {
  it.each([
    ['hero', /^Date with your heart/],
    ['final-cta', 'Make your next date the first one you learn from'],
    ['bottom-cta', 'Bring both'],
  ])('from %s is tracked, then opens the form', async (buttonLocation, name) => {
    const { user, address, tracked } = await visit();
    const section = within(screen.getByRole('region', { name }));
    await user.click(section.getByRole('button', { name: 'Sign Me Up' }));
    expect(tracked()).toContainEqual({ page: '/', action: 'signup_click', metadata: { buttonLocation } });
    expect(address()).toBe('/auth?mode=signup');
  });

  it('opens the form even when tracking fails', async () => {
    fakeApi({ 'GET /api/auth/user': { status: 401, body: {} } });
    const { user, address } = renderApp('/');
    const hero = await screen.findByRole('region', { name: /^Date with your heart/ });
    await user.click(within(hero).getByRole('button', { name: 'Sign Me Up' }));
    expect(address()).toBe('/auth?mode=signup');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('is tracked once after a double tap, while the browser goes there', async () => {
  const server = fakeApi({ [`POST ${TRACK}`]: { status: 204 } });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FinalCall />);
  document.body.append(page);
  const undo = enhanceLanding(page);
  const isFollowed = () =>
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([isFollowed(), isFollowed()]).toEqual([true, false]);
  await waitFor(() => expect(server.sent('POST', TRACK)).toHaveLength(1));
  undo();
  page.remove();
});

it('signing in opens the form without tracking', async () => {
  const { user, address, tracked } = await visit();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(address()).toBe('/auth?mode=login');
  expect(tracked()).not.toContainEqual(expect.objectContaining({ action: 'signup_click' }));
});

it('a view is tracked once, at any address', async () => {
  const { tracked } = await visit();
  expect(tracked()).toEqual([{ page: '/', action: 'page_view', metadata: {} }]);
});

describe('after an account is deleted', () => {
  const farewell = /^Your account and everything in it have been deleted/;
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('says so once', async () => {
    window.history.replaceState(null, '', '/#account-deleted');
    await visit();
    expect(screen.getByText(farewell)).toHaveProperty('hidden', false);
    expect(document.activeElement?.textContent).toMatch(farewell);
    expect(window.location.hash).toBe('');
  });

  it('keeps quiet at any other visit', async () => {
    window.history.replaceState(null, '', '/#faq');
    await visit();
    expect(screen.getByText(farewell)).toHaveProperty('hidden', true);
    expect(window.location.hash).toBe('#faq');
  });
});
