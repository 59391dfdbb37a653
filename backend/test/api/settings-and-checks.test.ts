import { Logger } from '@nestjs/common';
import type { AdminSettings, SystemHealth } from '#contract/console/admin';
import { HealthProbes } from '../../src/admin/health/health-probes';
import { administrator } from '../support/accounts/administrator';
import type { TestUser } from '../support/accounts/test-user';
import { REPORTING } from '../support/routes/drive-mail-reports';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start({ env: { ...WITHOUT_REDIS, ...REPORTING } });
  admin = await administrator(app);
});
afterAll(() => app.close());

describe('the settings', () => {
  it('name everyone who may report bounces and complaints', async () => {
    const { body } = await admin.http.get('/api/admin/settings').expect(200);
    const line = (body as AdminSettings).mail.find(({ name }) => name === 'Bounce and complaint reports');
    expect(line).toEqual({
      name: 'Bounce and complaint reports',
      state: 'on',
      detail: 'Accepted with the MAIL_WEBHOOK_TOKEN and from Postmark',
    });
  });
});

describe('system health', () => {
  it("logs the reason of a failed check that the console can't put in words", async () => {
    const failure = Object.assign(new Error('strange answer'), { code: 'EPROTO' });
    const probe = jest.spyOn(app.app.get(HealthProbes), 'disk').mockRejectedValue(failure);
    const log = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const { body } = await admin.http.get('/api/admin/health').expect(200);
    const told = log.mock.calls.flat();
    probe.mockRestore();
    log.mockRestore();
    expect((body as SystemHealth).checks.find(({ name }) => name === 'disk')?.detail).toBe(
      "No answer (the server's log has the reason).",
    );
    expect(told).toContain('The check "disk" failed: strange answer');
  });
});
