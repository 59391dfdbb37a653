import { randomBytes } from 'node:crypto';
import { requireSameKey } from '../../src/platform/crypto/key-check';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { Database } from '../../src/platform/database/database';
import { requireRedis } from '../../src/platform/redis/redis-connection';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('a start with another DATA_KEY', () => {
  it('is refused once the database has data encrypted with the first', async () => {
    const database = app.app.get(Database);
    await requireSameKey(database, app.app.get(FieldCipher));
    await requireSameKey(database, app.app.get(FieldCipher));
    const other = new FieldCipher(randomBytes(32));
    await expect(requireSameKey(database, other)).rejects.toThrow(/^DATA_KEY is not the key/);
  });
});

describe('a start with an unreachable Redis', () => {
  it('fails with one line', async () => {
    await expect(requireRedis('redis://127.0.0.1:1')).rejects.toThrow(/^Cannot reach Redis at REDIS_URL/);
  });
});
