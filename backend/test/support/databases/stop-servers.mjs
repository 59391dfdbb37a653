import { rmSync } from 'node:fs';

export default async function stopServers() {
  const { dataDir, postgres, redis } = globalThis.testServers;
  await redis.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
