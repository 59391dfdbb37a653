import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestApp } from '../support/test-app';

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
async function reset(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.mjs'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...app.env, DATA_DIR: folder },
  });
  return SAID.exec(stdout)?.[1] ?? '';
}

const signIn = async (password: string) => {
  const visitor = app.visitor();
  const { status } = await visitor.http.post('/api/auth/login').send({ email: 'admin@localhost', password });
  return { visitor, status };
};

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
  });
});
