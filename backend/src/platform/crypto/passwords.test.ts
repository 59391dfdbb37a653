import { Argon2PasswordHasher } from './passwords';

describe('checking passwords', () => {
  it('tells those who would wait too long to come back, instead of letting them wait', async () => {
    const hasher = new Argon2PasswordHasher();
    const stored = await hasher.hash('correct horse');
    const checks = Array.from({ length: 1_100 }, () => hasher.verify(stored, 'correct horse'));
    const results = await Promise.allSettled(checks);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(97);
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      refused.map(() => 'server.busy'),
    );
    const answered = results.filter((result) => result.status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(3);
    expect(answered.every(({ value }) => value)).toBe(true);
    await expect(hasher.verify(stored, 'correct horse')).resolves.toBe(true);
  });
});
