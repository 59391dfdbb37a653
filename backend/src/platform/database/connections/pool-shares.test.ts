import { DatabaseTimeout } from './database-trouble';
import { PoolShares } from './pool-shares';

const LIMITS = { total: 6, perOwner: 3, perPurpose: 4, perStuckPurpose: 1, jobs: 2, waiting: 3 } as const;
const WAIT_MS = 3_000;
const tick = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const request = (owner: string, purpose = owner) => ({ kind: 'request', owner, purpose }) as const;
const job = { kind: 'job', owner: 'mail', purpose: 'mail' } as const;
const probe = { kind: 'probe', owner: 'monitoring', purpose: 'health' } as const;

let shares: PoolShares;
beforeEach(() => (shares = new PoolShares(LIMITS)));

interface Share {
  giveBack?: () => void;
  error?: unknown;
}

async function ask(asker: Parameters<PoolShares['take']>[0]): Promise<Share> {
  const share: Share = {};
  shares.take(asker, WAIT_MS).then(
    (giveBack) => (share.giveBack = giveBack),
    (error: unknown) => (share.error = error),
  );
  await tick();
  return share;
}

const isHeld = ({ giveBack }: Share) => giveBack !== undefined;
const asking = async (...askers: Parameters<PoolShares['take']>[0][]) => {
  const held: Share[] = [];
  for (const asker of askers) held.push(await ask(asker));
  return held;
};

describe('the shares of the database connections', () => {
  it('leave room that no one user takes', async () => {
    const own = await asking(request('a', '1'), request('a', '2'), request('a', '3'), request('a', '4'));
    expect(own.map(isHeld)).toEqual([true, true, true, false]);
    expect((await asking(request('b'), request('c'))).map(isHeld)).toEqual([true, true]);
    own[0]?.giveBack?.();
    await tick();
    expect(own.map(isHeld)).toEqual([true, true, true, true]);
  });

  it('leave room that no one kind of request takes', async () => {
    const same = await asking(...['a', 'b', 'c', 'd', 'e'].map((owner) => request(owner, 'list')));
    expect(same.map(isHeld)).toEqual([true, true, true, true, false]);
    expect(isHeld(await ask(request('f', 'profile')))).toBe(true);
  });

  it('leave room that no background job takes, and one for monitoring', async () => {
    expect((await asking(job, job, job)).map(isHeld)).toEqual([true, true, false]);
    expect((await asking(...['a', 'b', 'c', 'd', 'e'].map((o) => request(o)))).map(isHeld)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect((await asking(probe, probe)).map(isHeld)).toEqual([true, false]);
  });

  it('refuse who has waited too long, and who finds the line full', async () => {
    const all = await asking(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((o) => request(o)));
    expect(all.slice(0, 6).every(isHeld)).toBe(true);
    expect(all.map(({ error }) => error instanceof DatabaseTimeout)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
    expect(shares.waiting).toBe(3);
    jest.advanceTimersByTime(WAIT_MS);
    await tick();
    expect(all.slice(6).every(({ error }) => error instanceof DatabaseTimeout)).toBe(true);
    expect(shares.waiting).toBe(0);
  });

  it('give a kind of request that is stuck for several users one connection, until it is quick again', async () => {
    const stuck = await asking(...['a', 'b', 'c'].map((owner) => request(owner, 'list')));
    jest.advanceTimersByTime(2_000);
    for (const { giveBack } of stuck) giveBack?.();
    const [tried, waiting] = await asking(request('d', 'list'), request('e', 'list'));
    expect([tried, waiting].map((share) => isHeld(share ?? {}))).toEqual([true, false]);
    expect((await asking(...['f', 'g', 'h'].map((o) => request(o, 'profile')))).every(isHeld)).toBe(true);
    tried?.giveBack?.();
    await tick();
    expect((await asking(request('i', 'list'))).map(isHeld)).toEqual([true]);
  });

  it("don't take one user's locked row for a locked table", async () => {
    const stuck = await asking(request('a', 'list'), request('a', 'list'), request('a', 'list'));
    jest.advanceTimersByTime(2_000);
    for (const { giveBack } of stuck) giveBack?.();
    expect((await asking(...['b', 'c', 'd'].map((owner) => request(owner, 'list')))).every(isHeld)).toBe(
      true,
    );
  });
});
