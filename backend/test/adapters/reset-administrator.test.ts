import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AuditEntry } from '#contract/console/admin';
import { addAuthenticator, addPasskey, factorsOf } from '../support/accounts/second-factors';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const ROOT = join(__dirname, '../../..');
const SAID = /^Administrator admin@localhost, password (\S+)\nAll earlier sessions/m;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await TestApp.start();
  folder = await mkdtemp(join(tmpdir(), 'reset-test-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** `npm run admin` as an operator runs it, next to the running product. */
async function run(...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...options], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...app.env, DATA_DIR: folder },
  });
  return stdout;
}

const reset = async () => SAID.exec(await run())?.[1] ?? '';

const signIn = async (password: string) => {
  const visitor = app.visitor();
  const { status } = await visitor.http.post('/api/auth/login').send({ email: 'admin@localhost', password });
  return { visitor, status };
};

const audited = async (visitor: TestUser, action: string) =>
  (await visitor.http.get('/api/admin/audit').query({ action }).expect(200)).body as AuditEntry[];

describe('an operator who has lost the administrator password', () => {
  it('gets a new one, and the old one and its sessions stop working', async () => {
    const first = await reset();
    const before = await signIn(first);
    expect(before.status).toBe(200);
    const second = await reset();
    expect(second).not.toBe(first);
    expect((await before.visitor.http.get('/api/auth/user')).status).toBe(401);
    expect((await signIn(first)).status).toBe(401);
    const after = await signIn(second);
    const me = await after.visitor.http.get('/api/auth/user').expect(200);
    expect(me.body).toMatchObject({ email: 'admin@localhost', isAdmin: true });
    expect(await audited(after.visitor, 'administrator')).toMatchObject([
      { action: 'administrator.sign-in', details: { secondFactor: false } },
      { action: 'administrator.reset-password', details: { command: 'npm run admin' } },
      { action: 'administrator.sign-in' },
      { action: 'administrator.create', actorEmail: 'admin@localhost' },
    ]);
  });
});

describe('an operator whose administrator has lost every second factor', () => {
  it('removes them, and the password alone signs in again', async () => {
    const password = await reset();
    const { visitor } = await signIn(password);
    await addAuthenticator(visitor, new Date());
    await addPasskey(visitor);
    const before = await app.visitor().login(password, 'admin@localhost');
    expect(before.body).toMatchObject({ needsSecondFactor: true });
    expect(await run('--reset-two-factor')).toMatch(
      /^Administrator admin@localhost: all passkeys.* are removed/m,
    );
    await visitor.http.get('/api/auth/user').expect(401);
    const after = await signIn(password);
    await after.visitor.http.get('/api/auth/user').expect(200);
    expect(await factorsOf(after.visitor)).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect(await audited(after.visitor, 'administrator.reset-two-factor')).toHaveLength(1);
  }, 60_000);

  it('is told about an option that does not exist', async () => {
    await expect(run('--reset')).rejects.toThrow(/--reset-two-factor/);
  });
});
