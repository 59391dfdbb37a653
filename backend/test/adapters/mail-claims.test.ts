import { DeliveryRepository } from '../../src/mail/outbox/delivery.repository';
import { TestApp } from '../support/test-app';

let app: TestApp;
let deliveries: DeliveryRepository;
beforeEach(async () => {
  // Requests email and sends none.
  app = await TestApp.start({ env: { ROLE: 'api' } });
  deliveries = app.app.get(DeliveryRepository);
});
afterEach(() => app.close());

const register = async (count: number) => {
  for (let person = 0; person < count; person += 1) await app.visitor().register();
};
const outbox = () =>
  app.sql<{ status: string; attempts: number; isClaimed: boolean }>(
    `select status, attempts, claimed_until > now() as "isClaimed" from outbox order by created_at`,
  );
const expireClaims = () => app.sql(`update outbox set claimed_until = now() - interval '1 second'`);

describe('a claim', () => {
  it('belongs to one worker, until it runs out', async () => {
    await register(3);
    const [first, second] = await Promise.all([deliveries.claimDue(2, 0), deliveries.claimDue(2, 0)]);
    const ids = [...first, ...second].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(await deliveries.claimDue(3, 0)).toEqual([]);
    await expireClaims();
    expect((await deliveries.claimDue(3, 0)).map(({ attempt }) => attempt)).toEqual([2, 2, 2]);
  });

  it('that another worker took over lets the first one change nothing but that the email was sent', async () => {
    await register(1);
    const [lost] = await deliveries.claimDue(1, 0);
    await expireClaims();
    const [held] = await deliveries.claimDue(1, 0);
    if (!lost || !held) throw new Error('Nothing was claimed');
    const before = await outbox();
    expect(before).toEqual([{ status: 'pending', attempts: 2, isClaimed: true }]);
    await deliveries.retryIn(lost, 5, 'late');
    await deliveries.hold(lost, 'late');
    await deliveries.markDead(lost, 'late', null);
    await deliveries.markSuppressed(lost, null);
    await deliveries.release([lost]);
    expect(await outbox()).toEqual(before);
    await deliveries.markSent(lost.id, null);
    await deliveries.markDead(held, 'late', null);
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('while the mail server is away', () => {
  it('one email at a time tries it, every ten seconds, and not always the same', async () => {
    await register(2);
    await app.sql('update mail_server set away_since = now()');
    expect(await deliveries.claimDue(2, 0)).toEqual([]);
    const probes = await Promise.all([1, 2, 3].map(() => deliveries.claimProbe()));
    const [first, ...more] = probes.flat();
    expect(more).toEqual([]);
    if (!first) throw new Error('Nothing was claimed');
    await deliveries.hold(first, 'still away');
    expect(await deliveries.claimProbe()).toEqual([]);
    await app.sql(`update mail_server set probed_at = probed_at - interval '10 seconds'`);
    const [second] = await deliveries.claimProbe();
    expect(second?.id).not.toBe(first.id);
    expect((await outbox()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });
});
