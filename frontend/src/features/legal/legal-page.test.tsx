import { screen, within } from '@testing-library/react';
import { fakeApi, type FakeAnswer } from '../../../test/fake-api';
import { aUser } from '../../../test/fixtures';
import { renderApp } from '../../../test/render-app';

const VISITOR: FakeAnswer = { status: 401, body: { message: 'Please sign in to continue.' } };

function open(at: string, user: FakeAnswer | (() => Promise<FakeAnswer>) = VISITOR) {
  fakeApi({
    'GET /api/auth/user': user,
    'GET /api/auth/settings': { body: { passwordMinLength: 6, supportEmail: 'help@example.test' } },
    'POST /api/analytics/track': { status: 204 },
  });
  return renderApp(at);
}

const PAGES = [
  ['/privacy-policy', 'Privacy Policy', 'June 7, 2025'],
  ['/terms-of-service', 'Terms of Service', 'May 30, 2025'],
  ['/terms-conditions', 'Terms of Service', 'May 30, 2025'],
] as const;

describe.each(PAGES)('%s', (path, title, updated) => {
  it('shows its text with its date to a visitor, who can sign in', async () => {
    const { user, address } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(`Last updated ${updated}`)).toBeTruthy();
    expect(document.title).toContain(title);
    expect(screen.getByRole('link', { name: 'Heart & Head home' }).getAttribute('href')).toBe('/');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(address()).toBe('/auth?mode=login');
  });

  it('links a signed-in reader back to the dashboard', async () => {
    open(path, { body: aUser() });
    expect(await screen.findByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it('renders before the account is known', async () => {
    open(path, () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sign In|Dashboard/ })).toBeNull();
  });

  it('has a table of contents that links to each numbered section', async () => {
    open(path);
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = [...contents.querySelectorAll('a')];
    const sections = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    expect(sections.map((section) => section?.querySelector('h2')?.textContent)).toEqual(
      links.map((link, index) => `${index + 1}. ${link.textContent}`),
    );
  });
});

describe('the privacy policy', () => {
  it('lists each right, the contact address and the response time', async () => {
    open('/privacy-policy');
    const rights = await screen.findByRole('region', { name: /Your rights$/ });
    for (const right of [
      'Access',
      'Rectification',
      'Erasure',
      'Restriction',
      'Portability',
      'Objection',
      'Human review',
    ])
      expect(within(rights).getByText(new RegExp(`^${right}: `))).toBeTruthy();
    const support = await within(rights).findByRole('link', { name: 'help@example.test' });
    expect(support.getAttribute('href')).toBe('mailto:help@example.test');
    expect(rights.textContent).toContain('within one month, and within two months if the request is complex');
  });
});

describe('the terms', () => {
  it('cap the liability and link to the privacy policy', async () => {
    const { user, address } = open('/terms-conditions');
    const liability = await screen.findByRole('region', { name: /Liability$/ });
    expect(liability.textContent).toContain('capped at the amount you paid for it in the past 12 months');
    const agreement = screen.getByRole('region', { name: /Our agreement$/ });
    await user.click(within(agreement).getByRole('link', { name: 'Privacy Policy' }));
    expect(address()).toBe('/privacy-policy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
  });
});
