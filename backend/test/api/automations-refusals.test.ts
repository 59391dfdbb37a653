import { AUTOMATION_RULES } from '#contract/console/campaigns/automations';
import { CAMPAIGN_TEXTS } from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { administrator } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterAll(() => app.close());

describe('tuning an automation', () => {
  it.each([
    [{ hour: 24 }, CAMPAIGN_TEXTS.hourInvalid],
    [{ hour: '10' }, CAMPAIGN_TEXTS.hourInvalid],
    [{ maxTimes: 0 }, AUTOMATION_RULES.maxTimes.message],
    [{ maxTimes: 11 }, AUTOMATION_RULES.maxTimes.message],
    [{ enabled: 'yes' }, AUTOMATION_RULES.enabled.message],
  ])('refuses %j', async (change, message) => {
    const path = API.adminAutomation('first_match_encouragement');
    const answer = await admin.http.patch(path).send(change).expect(400);
    expect(answer.body).toMatchObject({ message });
  });

  it('is for the administrator only, and rejects unknown automations', async () => {
    await admin.http.patch(API.adminAutomation('spam')).send({ enabled: true }).expect(404);
    const member = await app.member();
    for (const [who, status] of [
      [app.visitor(), 401],
      [member, 403],
    ] as const) {
      await who.http.get(API.adminAutomations).expect(status);
      await who.http.patch(API.adminAutomation('welcome')).send({ enabled: false }).expect(status);
    }
  });
});
