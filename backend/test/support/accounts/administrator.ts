import type { AdminRole } from '#contract/console/administrators';
import { eventually } from '../time/eventually';
import { tokenIn } from '../servers/smtp-server';
import type { TestApp } from '../test-app';
import type { TestUser } from './test-user';

/** A signed-in administrator; a test's database may have several. */
export async function administrator(app: TestApp, role: AdminRole = 'owner'): Promise<TestUser> {
  const user = await app.member({ firstName: 'Grace', lastName: 'Keeper' });
  await app.sql('update users set is_admin = true where email = $1', [user.email]);
  if (role !== 'owner')
    await app.sql(
      'update administrators set role = $2 where user_id = (select id from users where email = $1)',
      [user.email, role],
    );
  return user;
}

export async function idOf(app: TestApp, user: TestUser): Promise<string> {
  const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
  if (!row) throw new Error(`${user.email} has no account`);
  return row.id;
}

/** The token of the latest invitation to this address, once it isn't `earlier` anymore. */
export async function latestInvitation(app: TestApp, email: string, earlier = ''): Promise<string> {
  const latest = (): string => {
    const mail = app.mails.to(email).findLast(({ subject }) => subject.startsWith("You're invited"));
    return mail ? tokenIn(mail) : earlier;
  };
  await eventually(() => latest() !== earlier);
  return latest();
}
