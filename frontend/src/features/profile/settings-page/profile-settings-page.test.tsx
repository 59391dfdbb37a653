import { screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '../../../../test/fixtures';
import { usePhone } from '../../../../test/on-phone';
import { renderDashboard } from '../../../../test/render-dashboard';

async function openPage(profile = aProfile(), answers: Parameters<typeof renderDashboard>[0] = {}) {
  const app = renderDashboard({
    at: '/profile-settings',
    ...answers,
    answers: {
      'GET /api/user/profile': { body: profile },
      'PATCH /api/user/profile': ({ body }) => ({ body: Object.assign({}, profile, body) }),
      ...answers.answers,
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Personal Information' });
  return { ...app, press: (name: string) => app.user.click(screen.getByRole('button', { name })) };
}

const LABELS = [
  'First Name',
  'Last Name',
  'Email',
  'Location',
  'Gender',
  'Dating Goal',
  'Interested In',
  'Preferred Date Type',
  'Dating Experience',
  'Marketing Emails',
  'Experience Emails',
];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the profile page', () => {
  it('has its cards with their text, all read-only before Edit', async () => {
    await openPage();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Personal Information',
      'Dating Preferences',
      'Email Preferences',
      'Reminders and calendar',
      'Scoring dates',
      'AI',
      'Privacy on this device',
      'Account Security',
      'Passkeys and apps',
      'Your devices',
      'Recent sign-ins',
      'Your data',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    screen.getByText('Email cannot be changed');
    screen.getByText('Updates about new features');
    screen.getByText('Tips and insights');
    expect(field('Location').placeholder).toBe('City, State, Country');
    expect(LABELS.filter((label) => !field(label).disabled)).toEqual([]);
  });

  it('offers its own options, sends the changes, and refetches', async () => {
    const { user, network, press } = await openPage(aProfile({ gender: 'woman', datingGoal: 'not-sure' }));
    await press('Edit');
    expect(LABELS.filter((label) => field(label).disabled)).toEqual(['Email']);
    expect(field('Email').readOnly).toBe(true);
    expect(field('Gender').value).toBe('female');
    expect(field('Dating Goal').value).toBe('not-sure');
    expect(
      within(field('Interested In'))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['not-specified', 'men', 'women', 'everyone']);
    await user.selectOptions(field('Interested In'), 'everyone');
    await user.click(field('Experience Emails'));
    await press('Save');
    await screen.findByRole('button', { name: 'Edit' });
    expect(network.sent('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
      { interestedInGenders: 'everyone', experienceEmails: false },
    ]);
    expect(network.sent('GET', '/api/auth/user')).toHaveLength(2);
    expect(field('Experience Emails').checked).toBe(false);
    expect(field('First Name').disabled).toBe(true);
  });

  it('leads from the email to where it is changed', async () => {
    const { user, network, press } = await openPage(aProfile(), {
      answers: {
        'PATCH /api/user/change-email': ({ body }) => ({
          body: { newEmail: (body as { newEmail: string }).newEmail },
        }),
      },
    });
    await press('Change it under Account Security');
    const email = await screen.findByLabelText('New Email');
    expect(document.activeElement).toBe(email);
    await user.type(email, 'ada@new.example');
    await user.type(screen.getByLabelText('Current Password'), 'old secret');
    await press('Change Email');
    await screen.findByRole('heading', { name: 'Check your new inbox' });
    expect(network.sent('PATCH', '/api/user/change-email').map(({ body }) => body)).toEqual([
      { newEmail: 'ada@new.example', currentPassword: 'old secret' },
    ]);
  });

  it('links to its sections, without an entry in the history', async () => {
    const { user } = await openPage();
    const before = history.length;
    const links = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'About you',
      'Emails',
      'Reminders',
      'Scoring and AI',
      'Privacy',
      'Security',
      'Your data',
    ]);
    await user.click(links.getByRole('link', { name: 'Security' }));
    within(document.activeElement as HTMLElement).getByRole('heading', { name: 'Account Security' });
    await user.click(links.getByRole('link', { name: 'Your data' }));
    within(document.activeElement as HTMLElement).getByRole('button', { name: 'Delete account' });
    expect(history.length).toBe(before);
  });

  it('opens at the part that a link leads to', async () => {
    await openPage(aProfile(), { at: '/profile-settings#sign-in' });
    const part = await screen.findByRole('region', { name: 'Passkeys and apps' });
    await waitFor(() => expect(document.activeElement).toBe(part));
    const links = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
    await waitFor(() => expect(links.getByRole('link', { current: true }).textContent).toBe('Security'));
  });

  it('folds on phones what is rarely changed, and leads into it', async () => {
    usePhone();
    const foldOf = (heading: string) => screen.getByText(heading).closest('details');
    const { user } = await openPage(aProfile(), { at: '/profile-settings#data' });
    await waitFor(() => expect(foldOf('Download your data')?.open).toBe(true));
    expect(foldOf('Personal Information')?.open).toBe(true);
    expect(foldOf('Email Preferences')?.open).toBe(true);
    expect(foldOf('Account Security')?.open).toBe(true);
    expect(foldOf('Scoring dates')?.open).toBe(false);
    await user.click(screen.getByText('Scoring and AI', { selector: 'summary *' }));
    expect(foldOf('Scoring dates')?.open).toBe(true);
  });

  it('says the title of a group once on phones: in the row that opens it', async () => {
    usePhone();
    await openPage();
    for (const title of ['Email Preferences', 'Account Security', 'Privacy on this device', 'Your data']) {
      const heading = screen.getByRole('heading', { level: 2, name: title, hidden: true });
      expect(heading.closest('summary')).not.toBeNull();
    }
    within(screen.getByRole('region', { name: 'Account Security' })).getByRole('button', {
      name: 'Change Password',
    });
  });

  it('keeps a group open on phones while something in it is being changed', async () => {
    usePhone();
    const { user, press } = await openPage();
    await press('Change Password');
    const row = screen.getByText('Account Security', { selector: 'summary *' });
    await user.click(row);
    expect(row.closest('details')?.open).toBe(true);
    screen.getByLabelText('Current Password');
  });

  it('saves scoring and AI settings at once, without Edit', async () => {
    const { user, network } = await openPage(aProfile({ rateStandardsFirst: false }));
    await user.click(screen.getByRole('switch', { name: 'Rate Standards First' }));
    await waitFor(() =>
      expect(network.sent('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
        { rateStandardsFirst: true },
      ]),
    );
    screen.getByRole('button', { name: 'Edit' });
    screen.getByRole('link', { name: 'Import' });
    screen.getByRole('switch', { name: 'Hide people and percentages' });
  });

  it('does not take back with an older draft what was saved at once', async () => {
    const saved = aProfile({ aiEnabled: false });
    const { user, press, network } = await openPage(aProfile({ aiEnabled: true }));
    await press('Edit');
    await user.type(field('First Name'), 'lyn');
    network.answer('PATCH /api/user/profile', { body: saved });
    network.answer('GET /api/user/profile', { body: saved });
    await user.click(screen.getByRole('switch', { name: 'AI Answers' }));
    const sent = () => network.sent('PATCH', '/api/user/profile').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ aiEnabled: false }]));
    await press('Save');
    await waitFor(() => expect(sent().at(-1)).toEqual({ firstName: 'Adalyn' }));
  });

  it('discards changes with Cancel', async () => {
    const { user, press } = await openPage();
    await press('Edit');
    await user.type(field('First Name'), 'lyn');
    await press('Cancel');
    expect(field('First Name').value).toBe('Ada');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('opens the password change', async () => {
    const { user, network, press } = await openPage(aProfile(), {
      answers: { 'PATCH /api/user/change-password': { body: { message: 'Done' } } },
    });
    await press('Change Password');
    await user.type(screen.getByLabelText('Current Password'), 'old secret');
    await user.type(screen.getByLabelText('New Password'), 'a new secret');
    await user.type(screen.getByLabelText('Confirm New Password'), 'a new secret');
    await press('Change Password');
    await waitFor(() => expect(network.sent('PATCH', '/api/user/change-password')).toHaveLength(1));
    expect((await screen.findByRole('status')).textContent).toContain('Password Changed Successfully');
  });

  it('is available only after setup is complete', async () => {
    renderDashboard({ at: '/profile-settings', user: { onboardingComplete: false } });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  });
});
