import { fireEvent, screen, within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import type { InputName } from '#contract/rules/test-support/boundaries';
import { CriteriaSelectionPage } from '../src/features/criteria/criteria-selection/criteria-selection-page';
import { DeleteAccountDialog } from '../src/features/profile/account/your-data';
import { CONSOLE_FORMS } from './console-boundary-forms';
import { fakeApi } from './fake-api';
import { aUser } from './fixtures';
import { AWAY, calls, put, type OpenForm } from './open-form';
import { aCandidate, anUnmetCandidate, CRITERIA } from './match-fixtures';
import { renderApp } from './render-app';
import { MATCHES, renderDashboard } from './render-dashboard';

const SETTINGS = { body: { passwordMinLength: 6, supportEmail: 'help@example.test' } };
const VISITOR = {
  'GET /api/auth/user': { status: 401, body: errorAnswer('auth.session-required') },
  'GET /api/auth/settings': SETTINGS,
  'POST /api/analytics/track': { status: 204 },
};

const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('\n');

async function openProfile(button: string) {
  const app = renderDashboard({
    answers: {
      'PATCH /api/user/profile': AWAY,
      'PATCH /api/user/change-password': AWAY,
      'PATCH /api/user/change-email': AWAY,
      'GET /api/user/devices': { body: [] },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
  await app.user.click(await dialog.findByRole('button', { name: button }));
  return { ...app, dialog };
}

export const FORMS: Partial<Record<InputName, () => Promise<OpenForm>>> = {
  register: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /api/auth/register': AWAY });
    renderApp('/auth?mode=signup');
    put(await screen.findByLabelText('First Name'), 'Ada');
    put(screen.getByLabelText('Last Name'), 'Byron');
    put(screen.getByLabelText('Email'), 'ada@example.com');
    put(screen.getByLabelText('Password'), 'secret horse');
    put(screen.getByLabelText('Confirm Password'), 'secret horse');
    for (const checkbox of screen.getAllByRole('checkbox')) fireEvent.click(checkbox);
    return {
      labels: {
        firstName: 'First Name',
        lastName: 'Last Name',
        email: 'Email',
        password: 'Password',
        confirmPassword: 'Confirm Password',
      },
      press: 'Create Account',
      follows: { password: 'Confirm Password' },
      sent: calls(network, 'POST', '/api/auth/register'),
    };
  },
  login: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /api/auth/login': AWAY });
    renderApp('/auth?mode=login');
    put(await screen.findByLabelText('Password'), 'secret horse');
    return {
      labels: { email: 'Email' },
      press: 'Sign In',
      sent: calls(network, 'POST', '/api/auth/login'),
    };
  },
  resendConfirmation: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /api/auth/resend-confirmation': AWAY });
    renderApp('/confirmation');
    await screen.findByLabelText('Email');
    return {
      labels: { email: 'Email' },
      press: 'Send another link',
      sent: calls(network, 'POST', '/api/auth/resend-confirmation'),
    };
  },
  resetRequest: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /api/auth/reset-password': AWAY });
    const { user } = renderApp('/auth?mode=login');
    await user.click(await screen.findByRole('button', { name: /Trouble logging in/ }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      labels: { email: 'Email' },
      press: 'Send Reset Link',
      within: dialog,
      sent: calls(network, 'POST', '/api/auth/reset-password'),
    };
  },
  newPassword: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /api/reset-password/confirm': AWAY });
    renderApp({ pathname: '/reset-password', state: { emailedLink: { token: 'abc', isUndo: false } } });
    await screen.findByLabelText('Password');
    return {
      labels: { password: 'Password' },
      press: 'Update Password',
      follows: { password: 'Confirm Password' },
      sent: calls(network, 'POST', '/api/reset-password/confirm'),
    };
  },
  changePassword: async () => {
    const { network, dialog } = await openProfile('Change Password');
    put(dialog.getByLabelText('Current Password'), 'secret horse');
    put(dialog.getByLabelText('New Password'), 'another horse');
    put(dialog.getByLabelText('Confirm New Password'), 'another horse');
    return {
      labels: { currentPassword: 'Current Password', newPassword: 'New Password' },
      press: 'Change Password',
      within: dialog,
      follows: { newPassword: 'Confirm New Password' },
      sent: calls(network, 'PATCH', '/api/user/change-password'),
      said: alerts,
    };
  },
  changeEmail: async () => {
    const { network, dialog } = await openProfile('Change Email');
    put(dialog.getByLabelText('New Email'), 'new@example.com');
    put(dialog.getByLabelText('Current Password'), 'secret horse');
    return {
      labels: { newEmail: 'New Email', currentPassword: 'Current Password' },
      press: 'Change Email',
      within: dialog,
      sent: calls(network, 'PATCH', '/api/user/change-email'),
      said: alerts,
    };
  },
  deleteAccount: async () => {
    const network = fakeApi({ 'GET /api/auth/user': { body: aUser() }, 'DELETE /api/user': AWAY });
    renderApp('/', <DeleteAccountDialog onClose={() => undefined} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    return {
      labels: { currentPassword: 'Current Password' },
      press: 'Delete account',
      within: dialog,
      sent: calls(network, 'DELETE', '/api/user'),
    };
  },
  profile: async () => {
    const { network, dialog } = await openProfile('Edit');
    await dialog.findByLabelText('First Name');
    return {
      labels: { firstName: 'First Name', lastName: 'Last Name', location: 'Location' },
      press: 'Save',
      within: dialog,
      sent: calls(network, 'PATCH', '/api/user/profile'),
    };
  },
  match: async () => {
    const { network, user } = renderDashboard({ at: MATCHES, answers: { 'POST /api/candidates': AWAY } });
    await user.click(await screen.findByRole('button', { name: 'Add New Match' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Match' }));
    const labels = {
      name: 'Name',
      age: 'Age',
      profession: 'Profession',
      location: 'Location',
      notes: 'Notes',
    };
    for (const label of Object.values(labels))
      put(dialog.getByLabelText(label), label === 'Age' ? '30' : 'fine');
    return {
      labels,
      press: 'Add Match',
      within: dialog,
      sent: calls(network, 'POST', '/api/candidates'),
    };
  },
  date: async () => {
    const { network, user } = renderDashboard({
      at: MATCHES,
      candidates: [anUnmetCandidate()],
      answers: { 'POST /api/date-experiences': AWAY },
    });
    await user.click(await screen.findByRole('button', { name: 'Score Date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    for (const name of ['Chemistry', 'Enjoyment', ...CRITERIA.map(({ question }) => question)])
      fireEvent.click(within(dialog.getByLabelText(name)).getByLabelText('7'));
    put(dialog.getByLabelText('Location'), 'Lisbon');
    put(dialog.getByLabelText('Overall feeling'), 'Light.');
    return {
      labels: { dateDate: 'Date', location: 'Location', personalNotes: 'Overall feeling' },
      press: 'Save Date Experience',
      within: dialog,
      sent: calls(network, 'POST', '/api/date-experiences'),
    };
  },
  customStandard: async () => {
    const network = fakeApi({
      'GET /api/auth/user': { body: aUser({ onboardingComplete: false }) },
      'GET /api/criteria': { body: [] },
      'POST /api/criteria': AWAY,
    });
    const { user } = renderApp('/criteria-selection', <CriteriaSelectionPage />);
    await user.click(await screen.findByRole('button', { name: 'Add Your Own Standard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Your Own Custom Standard' }));
    const labels = {
      question: 'Title',
      description: 'Short description',
      highExample: 'High-score description',
      lowExample: 'Low-score description',
    };
    for (const label of Object.values(labels)) put(dialog.getByLabelText(label), 'fine');
    return {
      labels,
      press: 'Add Standard',
      within: dialog,
      sent: calls(network, 'POST', '/api/criteria'),
      said: () => `${alerts()}\n${document.body.textContent}`,
    };
  },
  contact: async () => {
    const network = fakeApi({ ...VISITOR, 'POST /form/submit': AWAY });
    renderApp('/contact');
    put(await screen.findByLabelText('Full Name'), 'Ada');
    put(screen.getByLabelText('Email Address'), 'ada@example.com');
    put(screen.getByLabelText('Category'), 'other');
    put(screen.getByLabelText('Subject'), 'A question');
    put(screen.getByLabelText('Message'), 'How does it work?');
    return {
      labels: { name: 'Full Name', email: 'Email Address', subject: 'Subject', message: 'Message' },
      press: 'Send Message',
      sent: calls(network, 'POST', '/form/submit'),
    };
  },
  fact: async () => {
    const path = '/api/candidates/m-noa/facts';
    const answers = { [`POST ${path}`]: AWAY };
    const { network, user } = renderDashboard({ at: MATCHES, candidates: [anUnmetCandidate()], answers });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    const labels = { text: 'Something to remember' };
    return { labels, press: 'Add', within: dialog, sent: calls(network, 'POST', path) };
  },
  plannedDate: async () => {
    const answers = { 'POST /api/planned-dates': AWAY };
    const { network, user } = renderDashboard({
      candidates: [aCandidate(), anUnmetCandidate()],
      answers: { ...answers, 'GET /api/planned-dates': { body: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Plan a date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a date' }));
    await user.selectOptions(dialog.getByLabelText('With'), 'Noa');
    return {
      labels: { place: 'Place (optional)' },
      press: 'Plan it',
      within: dialog,
      sent: calls(network, 'POST', '/api/planned-dates'),
    };
  },
  ...CONSOLE_FORMS,
};
