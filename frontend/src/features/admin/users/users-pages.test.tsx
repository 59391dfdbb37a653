import { screen, waitFor, within } from '@testing-library/react';
import { anAdminUser } from '../../../../test/admin-fixtures';
import { TOTAL_RELATION_HEADER, type TotalRelation } from '#contract/console/admin';
import { counted, renderConsole } from '../../../../test/render-console';

it('goes to the last page of users there is when the one it is on is gone', async () => {
  const { user, network } = renderConsole('users', { 'GET /api/admin/users': counted([anAdminUser()], 51) });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of users' }));
  network.answer('GET /api/admin/users', ({ path }) =>
    counted(path.includes('page=2') ? [] : [anAdminUser()], 50),
  );
  await user.click(pages.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(network.sent('GET', '/api/admin/users').some(({ path }) => path.includes('page=2'))).toBe(true),
  );
  await screen.findByText(/^Page 1 of/);
  await screen.findByRole('row', { name: /ada@example.test/ });
});

describe('the number of users found', () => {
  const fifty = Array.from({ length: 50 }, (_, n) =>
    anAdminUser({ id: `u-${n}`, email: `u${n}@example.test` }),
  );

  async function search(text: string, relation: TotalRelation, items = fifty, total = 346) {
    const answer = counted(items, total);
    const app = renderConsole('users');
    await screen.findByRole('row', { name: /ada@example.test/ });
    app.network.answer('GET /api/admin/users', {
      ...answer,
      headers: { ...answer.headers, [TOTAL_RELATION_HEADER]: relation },
    });
    await app.user.type(screen.getByLabelText('Search users'), text);
    return app;
  }

  it('is called about so many when it is an estimate, and its last page ends the list', async () => {
    const { user, network } = await search('hannah', 'about', fifty, 3_457);
    await screen.findByText(/^Showing 50 of 1,204 users/);
    const line = () => screen.getByText(/^Showing/).textContent;
    expect(line()).toBe('Showing 50 of 1,204 users, page 1 of about 70');
    network.answer('GET /api/admin/users', {
      ...counted(fifty.slice(0, 3), 3_457),
      headers: { 'x-total-count': '3457', [TOTAL_RELATION_HEADER]: 'about' },
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(line()).toBe('Showing 3 of 1,204 users, 53 found, page 2 of 2'));
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('goes on after a full page, however low the estimate', async () => {
    await search('hannah', 'about', fifty, 47);
    await screen.findByText('Page 1 of about 2');
    expect(screen.getByText(/^Showing/).textContent).toContain(', about 47 found, page 1 of about 2');
  });

  it('says that a short word was searched for among the newest accounts only', async () => {
    await search('zq', 'at-least', fifty.slice(0, 2), 2);
    await waitFor(() =>
      expect(screen.getByText(/^Showing/).textContent).toBe(
        'Showing 2 of 1,204 users, at least 2 found. With one or two letters, only the newest accounts are searched.',
      ),
    );
  });
});
