import { Client } from 'pg';
import type { TestApp } from '../test-app';

/** Runs while another connection holds the lock that this statement takes. */
export async function whileLocked(
  app: TestApp,
  statement: string,
  values: unknown[],
  work: () => Promise<void>,
): Promise<void> {
  const holder = new Client({ connectionString: app.env['DATABASE_OWNER_URL'] });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, values);
    await work();
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
}
