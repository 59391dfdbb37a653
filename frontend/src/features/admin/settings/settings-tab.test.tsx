import { captureDownloads } from '../../../../test/capture-downloads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { counted, renderConsole } from '../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

async function begin(action: string, answers: Answers = {}) {
  const app = renderConsole('settings', answers);
  await app.user.click(await screen.findByRole('button', { name: action }));
  const toast = await screen.findByText('Platform Action');
  expect(toast.parentElement?.textContent).toContain(`Initiating ${action}...`);
  return app;
}

describe('the settings', () => {
  it("show how email is sent, the provider's links, and how accounts are protected", async () => {
    renderConsole('settings');
    await screen.findByText('Over smtp.example.test');
    const link = screen.getByRole('link', { name: /^Delivery console/ });
    expect(link.getAttribute('href')).toBe('https://mail.example.test/console');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    const security = within(screen.getByRole('region', { name: 'Security Settings' }));
    expect(security.getByText('Password hashing').nextElementSibling?.textContent).toBe('Argon2id');
  });
});

describe("the sender's domain", () => {
  it('is checked only on request, and says what to publish', async () => {
    const { user, network } = renderConsole('settings', {
      'GET /api/admin/sender-domain': {
        body: [
          { name: 'SPF', state: 'healthy', detail: 'v=spf1 -all' },
          { name: 'DMARC', state: 'warning', detail: 'No record. Publish a TXT record' },
        ],
      },
    });
    const check = await screen.findByRole('button', { name: 'Check SPF, DKIM and DMARC' });
    expect(network.sent('GET', '/api/admin/sender-domain')).toHaveLength(0);
    await user.click(check);
    const list = within(await screen.findByRole('list', { name: "Sender's domain" }));
    list.getByText('No record. Publish a TXT record');
    list.getByText('Needs attention');
  });
});

describe('User Cleanup', () => {
  const PREVIEW = {
    olderThanDays: 90,
    count: 2,
    sample: [{ id: 'u-1', email: 'old@example.test', createdAt: '2025-01-05T12:00:00Z' }],
  };

  it('lists the accounts first, and deletes only those, after confirmation', async () => {
    const { user, network } = await begin('User Cleanup', {
      'GET /api/admin/cleanup': { body: PREVIEW },
      'POST /api/admin/cleanup': { body: { deleted: 2 } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'User Cleanup' }));
    await dialog.findByText('old@example.test');
    dialog.getByText('And 1 more.');
    await user.click(dialog.getByRole('button', { name: 'Delete 2 account(s)' }));
    expect(network.sent('POST', '/api/admin/cleanup')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete Accounts' }));
    expect(await screen.findByText('Successfully deleted 2 user(s).')).toBeTruthy();
    expect(network.sent('POST', '/api/admin/cleanup')[0]?.body).toEqual({ expectedCount: 2 });
  });

  it('has no delete button when there is nothing to delete', async () => {
    await begin('User Cleanup', { 'GET /api/admin/cleanup': { body: { ...PREVIEW, count: 0, sample: [] } } });
    await screen.findByText('Nothing to clean up');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

describe('Security Audit', () => {
  const ENTRY = {
    id: 'a-1',
    at: '2026-01-05T12:04:00',
    actorEmail: 'admin@example.test',
    action: 'users.delete',
    target: 'u-1',
    details: { reason: 'asked', count: 2 },
  };

  it('says what was changed in words', async () => {
    const signIn = { isNewDevice: true, secondFactor: false, device: 'Chrome on macOS' };
    const details = { name: 'iOS, weekly', conditions: 'timeZone, lastActive', mailKind: 'experience' };
    await begin('Security Audit', {
      'GET /api/admin/audit': counted([
        { ...ENTRY, details: signIn },
        { ...ENTRY, id: 'a-2', details },
      ]),
    });
    await screen.findByText('New device, no second factor, Chrome on macOS');
    screen.getByText('Name: iOS, weekly, conditions: time zone, last active, mail kind: experience');
  });

  it('shows who did what and when, filtered by text, action and days', async () => {
    const { user, network } = await begin('Security Audit', {
      'GET /api/admin/audit': counted([ENTRY], 120),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Security Audit' }));
    const entry = within((await dialog.findAllByRole('listitem'))[0] ?? document.body);
    entry.getByText('Users: delete');
    entry.getByText('Jan 05, 2026 12:04');
    entry.getByText('admin@example.test, on u-1');
    entry.getByText('Reason: asked, count: 2');
    dialog.getByText('Page 1 of 3');
    network.answer('GET /api/admin/audit', counted([]));
    await user.type(dialog.getByLabelText('Search'), 'mara');
    await user.selectOptions(dialog.getByLabelText('Action'), 'Users: activate');
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-01-05' } });
    await dialog.findByText('No matching entries.');
    await waitFor(() => {
      const { path } = network.sent('GET', '/api/admin/audit').at(-1) ?? { path: '' };
      expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toMatchObject({
        search: 'mara',
        action: 'users.activate',
        from: new Date('2026-01-05T00:00:00').toISOString(),
        page: '1',
      });
    });
  });
});

describe('the other actions', () => {
  it('open the live checks', async () => {
    await begin('System Health');
    const dialog = within(await screen.findByRole('dialog', { name: 'System Health' }));
    await dialog.findByText('Excellent: All systems operational');
    dialog.getByText('Queues run inside the process.');
  });

  it('save the export under the name the server gives it', async () => {
    const saved = captureDownloads();
    await begin('Export Data', {
      'GET /api/admin/export': {
        text: 'id;email',
        headers: { 'content-disposition': 'attachment; filename="accounts.csv"' },
      },
    });
    await waitFor(() => expect(saved).toEqual(['accounts.csv']));
  });
});
