import { eventually } from '../support/time/eventually';
import { OwnRedis } from '../support/servers/own-redis';
import { TestApp } from '../support/test-app';
import { IN_TIME_MS } from '../support/time/in-time';

const ARRIVE_WITHIN_MS = 15_000;
const MANY = 60;

let redis: OwnRedis;
let app: TestApp;
beforeEach(async () => {
  redis = new OwnRedis();
  await redis.start();
  app = await TestApp.start({ env: { REDIS_URL: redis.url } });
});
afterEach(async () => {
  await app.close();
  await redis.remove();
});

/** More passwords at once than this, and a busy machine refuses some. */
const AT_ONCE = 6;

async function registerPeople(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => app.visitor());
  for (let first = 0; first < count; first += AT_ONCE) {
    const answers = await Promise.all(
      people.slice(first, first + AT_ONCE).map((person) => person.register()),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }
  return people.map(({ email }) => email);
}
const arrived = (addresses: readonly string[]) =>
  addresses.filter((address) => app.mails.to(address).length > 0).length;

describe('email while Redis', () => {
  it.each([
    [
      'is frozen, its connections open',
      () => Promise.resolve(redis.freeze()),
      () => Promise.resolve(redis.thaw()),
    ],
    ['is gone', () => redis.stop(), () => redis.start()],
  ])('%s arrives all the same, once', async (_, fail, recover) => {
    await registerPeople(1);
    await fail();
    const addresses = await registerPeople(MANY);
    await eventually(() => arrived(addresses) === MANY, ARRIVE_WITHIN_MS);
    await recover();
    const after = await registerPeople(3);
    await eventually(() => arrived(after) === 3, ARRIVE_WITHIN_MS);
    expect([...addresses, ...after].map((address) => app.mails.to(address).length)).toEqual(
      Array<number>(MANY + 3).fill(1),
    );
  });
});

describe('a process whose Redis is frozen', () => {
  it('stops in time', async () => {
    redis.freeze();
    const began = performance.now();
    await app.app.close();
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
  });
});
