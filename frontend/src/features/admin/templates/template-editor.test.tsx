import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WELCOME_TEMPLATE } from '../../../../test/admin-fixtures';
import { renderConsole } from '../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

const KEY = '/api/admin/templates/welcome';
const OLD = { ...WELCOME_TEMPLATE.words, subject: 'Hello, {{firstName}}' };
const VERSION = { version: 1, savedAt: '2026-01-05T12:04:00', savedBy: 'admin@example.test', words: OLD };
const ORIGINAL = { version: 0, savedAt: null, savedBy: null, words: { ...OLD, subject: 'As it came' } };

async function edit(answers: Answers = {}) {
  const app = renderConsole('settings', {
    [`GET ${KEY}`]: { body: WELCOME_TEMPLATE },
    [`GET ${KEY}/versions`]: { body: [VERSION, ORIGINAL] },
    [`POST ${KEY}/preview`]: {
      body: { subject: 'Welcome, Ada', html: '<p>Good to have you.</p>', text: '' },
    },
    [`PUT ${KEY}`]: { body: { ...WELCOME_TEMPLATE, version: 3 } },
    ...answers,
  });
  const card = within(await screen.findByRole('article', { name: 'Welcome Email' }));
  await app.user.click(card.getByRole('button', { name: 'Edit Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Welcome Email' }));
  await dialog.findByLabelText('Subject');
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  return { ...app, dialog, field, put, press };
}

describe('the template editor', () => {
  it('shows a toast, the text and a preview', async () => {
    const { dialog, field } = await edit();
    const toast = screen.getByText('Template Editor');
    expect(toast.parentElement?.textContent).toContain('Opening Welcome Email template editor...');
    expect(field('Body').value).toBe('Good to have you.');
    expect((await dialog.findByTitle('Preview of "Welcome, Ada"')).getAttribute('srcdoc')).toContain(
      'Good to have you.',
    );
  });

  it('saves the new text over the version it was based on', async () => {
    const { put, press, network } = await edit();
    put('Heading', 'Hello there');
    network.answer(`GET ${KEY}`, { body: { ...WELCOME_TEMPLATE, version: 3 } });
    await press('Save Changes');
    expect(await screen.findByText('Template Saved')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sent('PUT', KEY)[0]?.body).toEqual({
      ...WELCOME_TEMPLATE.words,
      heading: 'Hello there',
      version: 2,
    });
  });

  it('shows a compile error next to its field', async () => {
    const errors = [{ field: 'body', message: 'Line 1: {{firstName is not closed' }];
    const { dialog, put } = await edit({
      [`POST ${KEY}/preview`]: { status: 400, body: { message: 'Almost', errors } },
    });
    put('Body', 'Hi {{firstName');
    await dialog.findByText('Line 1: {{firstName is not closed');
    expect(dialog.getByLabelText('Body').getAttribute('aria-invalid')).toBe('true');
  });

  it('inserts a variable at the cursor', async () => {
    const { user, field, press } = await edit();
    await user.click(field('Heading'));
    field('Heading').setSelectionRange(7, 7);
    await press('{{firstName}}');
    expect(field('Heading').value).toBe('Welcome{{firstName}}');
  });

  it('restores an old version to the form, ready to save', async () => {
    const { field, press, dialog, network } = await edit();
    await dialog.findByText('Jan 05, 2026 12:04, admin@example.test');
    await press('Restore version 1');
    expect(field('Subject').value).toBe('Hello, {{firstName}}');
    expect(network.sent('PUT', KEY)).toHaveLength(0);
    await press('Restore original text');
    expect(field('Subject').value).toBe('As it came');
  });

  it('keeps the input when someone else saved first', async () => {
    const { dialog, field, put, press } = await edit({
      [`PUT ${KEY}`]: { status: 409, body: { message: 'stale' } },
    });
    put('Heading', 'Mine');
    await press('Save Changes');
    await dialog.findByText('This template was changed elsewhere');
    expect(field('Heading').value).toBe('Mine');
  });

  it('keeps what was typed when the dialog closes, with the version it was typed over', async () => {
    const { user, put, press, network } = await edit();
    put('Heading', 'Mine');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    network.answer(`GET ${KEY}`, { body: { ...WELCOME_TEMPLATE, version: 9 } });
    await user.click(
      within(screen.getByRole('article', { name: 'Welcome Email' })).getByRole('button', {
        name: 'Edit Template',
      }),
    );
    await screen.findByText('Your draft is still here.');
    expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(network.sent('PUT', KEY)[0]?.body).toMatchObject({
      heading: 'Mine',
      version: WELCOME_TEMPLATE.version,
    });
  });

  it('sends a test to the administrator', async () => {
    const { press } = await edit({ [`POST ${KEY}/test-send`]: { body: { message: 'Sent to you.' } } });
    await press('Send a test to me');
    expect(await screen.findByText('Sent to you.')).toBeTruthy();
  });
});
