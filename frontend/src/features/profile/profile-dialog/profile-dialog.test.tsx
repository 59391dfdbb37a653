import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserProfile } from '#contract/account/profile';
import { aProfile } from '../../../../test/fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

type Answers = NonNullable<Parameters<typeof renderDashboard>[0]>['answers'];

async function openProfile(profile: Partial<UserProfile> = {}, answers: Answers = {}) {
  const stored = aProfile(profile);
  const app = renderDashboard({
    answers: {
      'GET /api/user/profile': { body: stored },
      'PATCH /api/user/profile': ({ body }) => ({ body: Object.assign({}, stored, body) }),
      'GET /api/user/devices': { body: [] },
      ...answers,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
  await dialog.findByRole('tab', { name: 'Personal' });
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  const show = (name: string) => app.user.click(dialog.getByRole('tab', { name }));
  const sent = () => app.network.sent('PATCH', '/api/user/profile').map(({ body }) => body);
  return { ...app, dialog, press, show, sent };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('reading the profile', () => {
  it('is requested only once the dialog opens, and shows no form fields', async () => {
    const app = renderDashboard();
    await screen.findByRole('button', { name: 'Ada Byron' });
    expect(app.network.sent('GET', '/api/user/profile')).toHaveLength(0);
    app.unmount();

    const { dialog, show } = await openProfile();
    dialog.getByRole('heading', { name: 'Ada Byron' });
    expect(factOf('Location')).toBe('London, England, United Kingdom');
    expect(factOf('Gender')).toBe('Woman');
    await show('Dating');
    expect(factOf('Dating Goal')).toBe('Long-term relationship');
    expect(factOf('Interested In')).toBe('Men');
    expect(factOf('Preferred Date Type')).toBe('Quiet and intimate');
    expect(factOf('Dating Duration')).toBe('1 to 2 years');
    dialog.getByText('Alex keeps this in mind when discussing your matches.');
    expect(dialog.queryAllByRole('textbox')).toHaveLength(0);
    expect(dialog.queryAllByRole('combobox')).toHaveLength(0);
  });

  it("says what isn't filled in yet", async () => {
    await openProfile({ location: null, gender: null });
    expect(factOf('Location')).toBe('Not specified');
    expect(factOf('Gender')).toBe('Not specified');
  });

  it('says a city once whose region has its name', async () => {
    await openProfile({ location: 'Lisbon, Lisbon, Portugal' });
    expect(factOf('Location')).toBe('Lisbon, Portugal');
  });

  it("says why it couldn't be loaded, and retries", async () => {
    const app = renderDashboard({ answers: { 'GET /api/user/profile': { status: 500, body: {} } } });
    await app.user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
    const alert = within(await dialog.findByRole('alert'));
    app.network.answer('GET /api/user/profile', { body: aProfile() });
    await app.user.click(alert.getByRole('button'));
    await dialog.findByRole('heading', { name: 'Ada Byron' });
  });
});

describe('editing the profile', () => {
  it('sends only the changes of all tabs, and refetches', async () => {
    const { user, dialog, press, show, sent } = await openProfile({ gender: 'female' });
    await press('Edit');
    expect(document.activeElement).toBe(field('First Name'));
    expect(field('Gender').value).toBe('woman');
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Augusta');
    await show('Dating');
    await user.selectOptions(field('Preferred Date Type'), 'Social events');
    await press('Save');
    await dialog.findByRole('button', { name: 'Edit' });
    expect(sent()).toEqual([{ firstName: 'Augusta', preferredDateType: 'social-events' }]);
    expect((await screen.findByRole('status')).textContent).toContain('Profile updated');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Edit' }));
  });

  it('shows a choice made on the other page as one of its own options', async () => {
    const { user, press, show, sent } = await openProfile({ datingGoal: 'casual' });
    await press('Edit');
    await show('Dating');
    const goal = within(field('Dating Goal'));
    expect(goal.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Not specified',
      'Long-term relationship',
      'Marriage-focused',
      'Short-term',
      'Not sure',
      'Casual',
    ]);
    expect(goal.queryAllByRole<HTMLOptionElement>('option').every(({ value }) => value !== '')).toBe(true);
    await user.selectOptions(field('Dating Goal'), 'Not specified');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ datingGoal: null }]));
  });

  it('is discarded by Cancel and kept by closing', async () => {
    const { user, dialog, press, sent } = await openProfile();
    await press('Edit');
    await user.type(field('Last Name'), ' King');
    await press('Cancel');
    dialog.getByRole('heading', { name: 'Ada Byron' });
    await press('Edit');
    expect(field('Last Name').value).toBe('Byron');
    await user.type(field('Last Name'), ' King');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
    await screen.findByText('Your draft is still here.');
    expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Byron King');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Byron');
    expect(sent()).toEqual([]);
  });

  it('survives a click outside the dialog', async () => {
    const { user, press } = await openProfile();
    await press('Edit');
    await user.type(field('Last Name'), ' King');
    const outside = document.querySelector('.MuiDialog-container');
    if (!outside) throw new Error('The dialog has no container.');
    await user.click(outside);
    expect(field('Last Name').value).toBe('Byron King');
  });

  it("stays in the form when it couldn't be saved, and says so", async () => {
    const { user, press, show } = await openProfile(
      {},
      { 'PATCH /api/user/profile': { status: 500, body: { message: 'Away for a moment.' } } },
    );
    await press('Edit');
    await user.type(field('Last Name'), ' King');
    await press('Save');
    const toast = await screen.findByText('Failed to update profile');
    expect(toast.closest('[role]')?.textContent).toContain('Away for a moment.');
    await show('Dating');
    await show('Personal');
    expect(field('Last Name').value).toBe('Byron King');
  });

  it('goes back to the invalid field', async () => {
    const { user, dialog, press, show, sent } = await openProfile();
    await press('Edit');
    await user.clear(field('First Name'));
    await show('Preferences');
    await press('Save');
    await dialog.findByText('First name is required');
    expect(sent()).toEqual([]);
  });

  it('accepts a typed location with Enter, without submitting the form', async () => {
    const { user, network, press, sent } = await openProfile(
      { location: null },
      { 'GET /api/places/autocomplete': { body: ['Bern, Bern, Switzerland'] } },
    );
    await press('Edit');
    await user.type(field('Location'), 'Be');
    await user.type(field('Location'), 'rn');
    await screen.findByRole('option', { name: 'Bern, Bern, Switzerland' });
    expect(network.sent('GET', '/api/places/autocomplete').map(({ path }) => path)).toEqual([
      '/api/places/autocomplete?input=Bern',
    ]);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field('Location').value).toBe('Bern');
    expect(sent()).toEqual([]);
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ location: 'Bern' }]));
  });
});

describe('a preference', () => {
  const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

  it('is saved as soon as it is switched, without Edit', async () => {
    const { user, show, sent } = await openProfile();
    await show('Preferences');
    await user.click(switchOf('Marketing Emails'));
    expect(switchOf('Marketing Emails').checked).toBe(false);
    await user.click(switchOf('AI Answers'));
    await user.selectOptions(field('Time Zone'), 'Europe/Zurich');
    await waitFor(() =>
      expect(sent()).toEqual([
        { marketingEmails: false },
        { aiEnabled: false },
        { timezone: 'Europe/Zurich' },
      ]),
    );
    expect(screen.queryByText('Profile updated')).toBeNull();
  });

  it('keeps the later of two quick changes', async () => {
    const { user, show, sent } = await openProfile();
    await show('Preferences');
    await user.click(switchOf('Notes for AI'));
    await user.click(switchOf('Notes for AI'));
    await waitFor(() => expect(sent()).toEqual([{ aiNotes: true }, { aiNotes: false }]));
    expect(switchOf('Notes for AI').checked).toBe(false);
  });

  it("goes back when it couldn't be saved, and says so", async () => {
    const { user, show, network } = await openProfile(
      {},
      { 'PATCH /api/user/profile': { status: 500, body: { message: 'Away for a moment.' } } },
    );
    await show('Preferences');
    await user.click(switchOf('Marketing Emails'));
    const toast = await screen.findByText("That setting couldn't be saved");
    expect(toast.closest('[role]')?.textContent).toContain('Away for a moment.');
    expect(switchOf('Marketing Emails').checked).toBe(true);
    network.answer('PATCH /api/user/profile', { body: aProfile({ marketingEmails: false }) });
    await user.click(switchOf('Marketing Emails'));
    await waitFor(() => expect(screen.queryByText("That setting couldn't be saved")).toBeNull());
  });

  it("says that it can't be changed while offline", async () => {
    const { show } = await openProfile();
    await show('Preferences');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    screen.getByText(/^You're offline\. Settings that belong to your account/);
    expect(switchOf('Marketing Emails').disabled).toBe(true);
    expect(switchOf('Discreet title and icon').disabled).toBe(false);
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(switchOf('Marketing Emails').disabled).toBe(false);
  });

  it('is saved and taken back with the rest while the profile is edited', async () => {
    const { user, press, show, sent } = await openProfile();
    await press('Edit');
    await user.type(field('Last Name'), ' King');
    await show('Preferences');
    await user.click(switchOf('Experience Emails'));
    await press('Cancel');
    expect(switchOf('Experience Emails').checked).toBe(true);
    expect(sent()).toEqual([]);
    await press('Edit');
    await user.click(switchOf('Experience Emails'));
    await press('Save');
    await waitFor(() => expect(sent()).toEqual([{ experienceEmails: false }]));
    expect((await screen.findByRole('status')).textContent).toContain('Profile updated');
  });
});
