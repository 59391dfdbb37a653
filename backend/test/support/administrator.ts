import type { TestApp } from './test-app';
import type { TestUser } from './test-user';

/** A signed-in administrator; a test's database may have several. */
export async function administrator(app: TestApp): Promise<TestUser> {
  const user = await app.member({ firstName: 'Grace', lastName: 'Keeper' });
  await app.sql('update users set is_admin = true where email = $1', [user.email]);
  return user;
}

export async function idOf(app: TestApp, user: TestUser): Promise<string> {
  const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
  if (!row) throw new Error(`${user.email} has no account`);
  return row.id;
}
