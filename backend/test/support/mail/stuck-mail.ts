import type { SystemHealth } from '#contract/console/admin';
import type { UnsentFilter, UnsentMailPage } from '#contract/console/unsent-mail';
import { API } from '#contract/paths';
import { eventually } from '../time/eventually';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

/** What an administrator and a monitor read about email that doesn't get through. */
export class MailDesk {
  constructor(
    private readonly app: TestApp,
    private readonly admin: TestUser,
  ) {}

  async unsent(state: UnsentFilter = 'all', after?: string): Promise<UnsentMailPage> {
    const query = after === undefined ? { state } : { state, after };
    return (await this.admin.http.get(API.adminEmails).query(query).expect(200)).body as UnsentMailPage;
  }

  async health(): Promise<SystemHealth> {
    return (await this.admin.http.get(API.adminHealth).expect(200)).body as SystemHealth;
  }

  async metric(name: string): Promise<number> {
    const { body } = await this.app.app.inject({ url: '/metrics' });
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
  }

  /** Signs up that many people, whose confirmations fail at least once. */
  async stuckPeople(count: number): Promise<TestUser[]> {
    const people = Array.from({ length: count }, () => this.app.visitor());
    for (const person of people) await person.register();
    await eventually(async () => (await this.unsent('failing')).counts.failing >= count);
    return people;
  }
}
