import { Argon2PasswordHasher } from './passwords';

describe('checking passwords', () => {
  it('tells those who would wait too long to come back, instead of letting them wait', async () => {
    const hasher = new Argon2PasswordHasher();
    const stored = await hasher.hash('correct horse');
    let slowestMs = 0;
    const checks = Array.from({ length: 1_100 }, async () => {
      const began = performance.now();
      try {
        return await hasher.verify(stored, 'correct horse');
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - began);
      }
    });
    const results = await Promise.allSettled(checks);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(97);
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      refused.map(() => 'server.busy'),
    );
    const answered = results.filter((result) => result.status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(3);
    expect(answered.every(({ value }) => value)).toBe(true);
    expect(slowestMs).toBeLessThan(4_000);
    await expect(hasher.verify(stored, 'correct horse')).resolves.toBe(true);
  });
});
