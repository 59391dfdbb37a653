import type { AdminUser } from '#contract/console/admin';
import type { AudienceAnswer, Segment } from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { indexedStatement, pageStatement } from '../../src/admin/adapters/postgres-account-list.repository';
import { COUNTS_STATEMENT } from '../../src/admin/adapters/postgres-figures.repository';
import { ActivityService } from '../../src/admin/figures/activity.service';
import { administrator } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const ACCOUNTS = 60_000;
const CONFIRMED = (3 * ACCOUNTS) / 4;
const LAST_WEEK = new Date(Date.now() - 7 * 86_400_000);

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
  await app.sql(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, standards, created_at, email_confirmed_at, timezone)
     select gen_random_uuid(), 'person' || n || '@many.example', 'person' || n || '@many.example', '-', case when n % 4 = 0 then 'Hannah' else 'Kim' end,
       case when n % 3000 = 0 then 'Zqinger' else 'Lane-' || n end,
       case when n % 10 = 0 then '[{"selected":true}]'::json else '[]' end, now() - n * interval '20 minutes',
       case when n % 4 > 0 then now() end, case when n % 1000 = 1 then 'Asia/Baku' end
     from generate_series(1, $1::int) n`,
    [ACCOUNTS],
  );
  await app.app.get(ActivityService).recountAll();
  await app.sql('vacuum analyze');
}, 60_000);
afterAll(() => app.close());

async function list(query: Readonly<Record<string, string | number>>) {
  const { body, headers } = await admin.http.get('/api/admin/users').query(query).expect(200);
  return {
    names: (body as AdminUser[]).map(({ lastName }) => lastName),
    total: Number(headers['x-total-count']),
    relation: String(headers['x-total-count-relation']),
  };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: Plan[];
}

/** The 8 kB pages a statement touches, and the tables it scans completely. */
async function explain(statement: string, values: readonly unknown[]) {
  const [row] = await app.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${statement}`,
    values,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('No plan');
  const nodes = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scanned: nodes(plan).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [],
    ),
  };
}

describe('with many accounts', () => {
  it('shows a thousand when no page is requested, and says how many there are', async () => {
    const { names, total } = await list({});
    expect(names).toHaveLength(1_000);
    expect(total).toBe(ACCOUNTS + 1);
  });

  it('shows the requested page, however deep, newest first', async () => {
    const page = await list({ page: 1_000, pageSize: 50 });
    expect(page.names).toHaveLength(50);
    expect(page.names.slice(0, 2)).toEqual(['Lane-49950', 'Lane-49951']);
    const active = await list({ status: 'active', page: 100, pageSize: 50 });
    expect(active).toMatchObject({ total: ACCOUNTS / 10, relation: 'exact' });
    expect(active.names[0]).toBe('Lane-49510');
  });

  it('finds a rare name with its exact total', async () => {
    expect(await list({ search: 'zqinger', page: 1 })).toMatchObject({ total: 20, relation: 'exact' });
    expect(await list({ search: 'person31415@', page: 1 })).toMatchObject({
      names: ['Lane-31415'],
      total: 1,
    });
    expect(await list({ search: 'not-in-the-list', page: 1 })).toMatchObject({
      names: [],
      total: 0,
      relation: 'exact',
    });
  });

  it('estimates the total for a frequent name', async () => {
    const { names, total, relation } = await list({ search: 'hannah', page: 2 });
    expect(names).toHaveLength(50);
    expect(relation).toBe('about');
    expect(Math.abs(total - ACCOUNTS / 4)).toBeLessThan(ACCOUNTS / 100);
  });

  it('searches for two rare letters among the newest accounts, and says so', async () => {
    const { names, total, relation } = await list({ search: 'zq', page: 1 });
    expect(names).toHaveLength(total);
    expect(relation).toBe('at-least');
    expect(total).toBe(3);
  });
});

describe('the people of a segment, with many accounts', () => {
  async function count(segment: Segment): Promise<AudienceAnswer> {
    const audience = { segment, mailKind: 'experience' };
    return (await admin.http.post(API.adminCampaignAudience).send(audience).expect(200))
      .body as AudienceAnswer;
  }
  const inZones = (...zones: string[]): Segment => ({
    kind: 'custom',
    name: 'Zones',
    conditions: [{ field: 'timeZone', zones }],
  });

  it('are estimated from some accounts, and the same each time', async () => {
    const answer = await count({ kind: 'all' });
    expect(answer.relation).toBe('about');
    expect(Math.abs(answer.recipients - CONFIRMED)).toBeLessThan(CONFIRMED / 10);
    expect(Math.abs(answer.unreachable - (ACCOUNTS - CONFIRMED))).toBeLessThan(ACCOUNTS / 10);
    expect(await count({ kind: 'all' })).toEqual(answer);
  });

  it('are only said to be fewer than, when they are few and asking everyone would take long', async () => {
    const [{ seen } = { seen: 0 }] = await app.sql<{ seen: number }>(
      `select count(*)::int as seen from users u join account_activity a on a.owner_id = u.id
       where u.email_confirmed_at is not null and not u.is_admin and a.last_seen_at >= now() - interval '1 day'`,
    );
    expect(seen).toBeGreaterThan(0);
    const answer = await count({
      kind: 'custom',
      name: 'Seen today',
      conditions: [{ field: 'lastActive', is: 'within', days: 1 }],
    });
    expect(answer.relation).toBe('below');
    expect(answer.recipients).toBeGreaterThan(seen);
    expect(answer.recipients).toBeLessThan(1_000);
  });

  it('are counted when they are few, or chosen', async () => {
    expect(await count(inZones('Asia/Baku'))).toEqual({ recipients: 60, unreachable: 0 });
    expect(await count(inZones('Asia/Tokyo'))).toEqual({ recipients: 0, unreachable: 0 });
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      'select id from users where email_confirmed_at is not null and not is_admin limit 1',
    );
    expect(await count({ kind: 'selected', userIds: [id] })).toEqual({ recipients: 1, unreachable: 0 });
  });
});

describe('the data an answer reads', () => {
  it('is a few disk pages for any page of the list, without a full table scan', async () => {
    const plan = await explain(pageStatement('all'), [LAST_WEEK, 1, 0, 55_000, 50]);
    expect(plan.scanned).not.toContain('users');
    expect(plan.buffers).toBeLessThan(60);
  });

  it('is only the index for a search', async () => {
    const plan = await explain(indexedStatement('all'), [LAST_WEEK, '%person31415%', 0, 50, 3_001]);
    expect(plan.scanned).not.toContain('users');
    expect(plan.buffers).toBeLessThan(120);
  });

  it('is only the roll-ups for the figures, and no account or match', async () => {
    const plan = await explain(COUNTS_STATEMENT, ['2026-01-01', '2026-01-31 00', new Date()]);
    expect(plan.scanned).not.toContain('users');
    expect(plan.scanned).not.toContain('account_activity');
    expect(plan.buffers).toBeLessThan(100);
  });
});
