import { screen, waitFor, within } from '@testing-library/react';
import { anAdminUser } from '../../../../test/admin-fixtures';
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
