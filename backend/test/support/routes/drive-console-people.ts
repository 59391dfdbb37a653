import type { Response } from 'supertest';
import type { AdministratorInvitation } from '#contract/console/administrators';
import type { InboxPage } from '#contract/console/contact-inbox';
import { administrator, idOf, latestInvitation } from '../accounts/administrator';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

type Drive = (
  user: TestUser,
  operation: string,
  filled?: { params?: Record<string, string>; body?: object; query?: Record<string, string> },
) => Promise<Response>;

async function driveInbox(app: TestApp, admin: TestUser, drive: Drive): Promise<void> {
  const email = 'kim@elsewhere.example';
  const message = {
    name: 'Kim',
    email,
    category: 'other',
    subject: 'A question',
    message: 'How is it done?',
  };
  await drive(app.visitor(), 'POST /form/submit', { body: message });
  const { body } = await drive(admin, 'GET /api/admin/contact-messages', { query: { address: email } });
  const params = { id: (body as InboxPage).messages[0]?.id ?? '' };
  const path = '/api/admin/contact-messages/{id}';
  await drive(admin, `GET ${path}`, { params });
  await drive(admin, `POST ${path}/replies`, { params, body: { text: 'Like this.', done: false } });
  await drive(admin, `POST ${path}/done`, { params, body: { done: true } });
}

/** Calls every operation about administrators, messages to support, figures over time and automations, as one of them, with `drive`. */
export async function driveConsolePeople(app: TestApp, admin: TestUser, drive: Drive): Promise<void> {
  const invite = async (email: string): Promise<string> => {
    const body = { email, role: 'support' };
    const answer = await drive(admin, 'POST /api/admin/administrators/invitations', { body });
    return (answer.body as AdministratorInvitation).id;
  };
  const id = await invite('someone@elsewhere.example');
  await drive(admin, 'POST /api/admin/administrators/invitations/{id}/send-again', { params: { id } });
  const { body } = await drive(admin, 'GET /api/admin/administrators');
  const [open] = (body as { invitations: AdministratorInvitation[] }).invitations;
  const params = { id: open?.id ?? '' };
  await drive(admin, 'DELETE /api/admin/administrators/invitations/{id}', { params });
  const helper = await app.member();
  await invite(helper.email);
  const token = await latestInvitation(app, helper.email);
  await drive(app.visitor(), 'POST /api/invitation/look', { body: { token } });
  await drive(helper, 'POST /api/invitation/accept', { body: { token } });
  const other = { id: await idOf(app, await administrator(app, 'support')) };
  await drive(admin, 'PATCH /api/admin/administrators/{id}', { params: other, body: { role: 'owner' } });
  await drive(admin, 'DELETE /api/admin/administrators/{id}', { params: other });
  await driveInbox(app, admin, drive);
  await drive(admin, 'GET /api/admin/analytics/over-time', { query: { by: 'week' } });
  await drive(admin, 'GET /api/admin/automations');
  const change = { params: { key: 'first_match_encouragement' }, body: { hour: 11 } };
  await drive(admin, 'PATCH /api/admin/automations/{key}', change);
}
