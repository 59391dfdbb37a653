import type { CampaignStepName } from '#contract/console/campaigns/campaign-list';
import type {
  Campaign,
  CampaignDraft,
  CampaignSchedule,
  Segment,
} from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { idOf } from '../accounts/administrator';
import { eventually } from '../time/eventually';
import { HOUR } from '../time/movable-clock';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

export const DRAFT: CampaignDraft = {
  name: 'Autumn news',
  subject: 'News for {{firstName}}',
  preview: 'Three things',
  markdown: 'Hello **{{firstName}}**, see [the dashboard](https://dates.example/dashboard).',
  mailKind: 'experience',
  segment: { kind: 'all' },
};

/** What an administrator does with campaigns in the console. */
export class CampaignDesk {
  constructor(
    private readonly app: TestApp,
    readonly admin: TestUser,
  ) {}

  async create(changes: Partial<CampaignDraft> = {}): Promise<Campaign> {
    const draft = { ...DRAFT, ...changes };
    return (await this.admin.http.post(API.adminCampaigns).send(draft).expect(201)).body as Campaign;
  }

  async look(id: string): Promise<Campaign> {
    return (await this.admin.http.get(API.adminCampaign(id)).expect(200)).body as Campaign;
  }

  step(id: string, name: CampaignStepName, schedule?: CampaignSchedule) {
    return this.admin.http.post(API.adminCampaignStep(id, name)).send(schedule && { schedule });
  }

  startNow(id: string) {
    return this.step(id, 'start', { kind: 'now' }).expect(200);
  }

  /** Reads the database, because the API would rate-limit an administrator asking this often. */
  reaches(id: string, status: Campaign['status'], giveUpMs?: number): Promise<void> {
    const asked = 'select 1 from campaigns where id = $1 and status = $2';
    return eventually(async () => (await this.app.sql(asked, [id, status])).length === 1, giveUpMs);
  }

  selects(id: string, recipients: number): Promise<void> {
    const asked = 'select 1 from campaign_sends where campaign_id = $1';
    return eventually(async () => (await this.app.sql(asked, [id])).length === recipients);
  }

  async these(...users: readonly TestUser[]): Promise<Segment> {
    const userIds: string[] = [];
    for (const user of users) userIds.push(await idOf(this.app, user));
    return { kind: 'selected', userIds };
  }

  newsTo(user: TestUser) {
    return this.app.mails.to(user.email).filter(({ subject }) => subject.startsWith('News'));
  }
}

/** A zone where no night is near, for tests that run by the real clock. */
export function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** An upcoming hour in UTC, on a day that has already begun in the east. */
export function nextLocalHour(now: Date): Extract<CampaignSchedule, { kind: 'local-hour' }> {
  const soon = new Date(now.getTime() + 2 * HOUR);
  return { kind: 'local-hour', day: soon.toISOString().slice(0, 10), hour: soon.getUTCHours() };
}
