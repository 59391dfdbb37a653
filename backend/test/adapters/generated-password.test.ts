import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { ProductProcess } from '../support/servers/product-process';
import { OwnRedis } from '../support/servers/own-redis';
import { TestApp } from '../support/test-app';

/** The separate process is what is tested; the app provides the database. */
let app: TestApp;
let redis: OwnRedis;
let folder: string;
beforeAll(async () => {
  redis = new OwnRedis();
  await redis.start();
  app = await TestApp.start({ env: { REDIS_URL: redis.url } });
  folder = mkdtempSync(join(tmpdir(), 'hh-keys-'));
});
afterAll(async () => {
  await app.close();
  await redis.remove();
  rmSync(folder, { recursive: true });
});

describe('a generated administrator password', () => {
  it('is stored in a file that only its owner can read, and never logged', async () => {
    const product = await ProductProcess.start('api', { ...app.env, LOG_LEVEL: 'debug', KEYS_DIR: folder });
    try {
      const path = join(folder, 'administrator-password');
      await product.saying(`the password is in ${path}`);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const password = readFileSync(path, 'utf8').trim();
      expect(password).toHaveLength(20);
      const answer = await request(product.url)
        .post('/api/auth/login')
        .send({ email: 'admin@localhost', password });
      expect(answer.status).toBe(200);
      expect(product.log).not.toContain(password);
    } finally {
      await product.kill();
    }
  });
});
