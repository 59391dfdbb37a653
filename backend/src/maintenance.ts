import 'reflect-metadata';
import type { ActivityRepository } from './admin/figures/activity.repository';
import { PostgresActivityRepository } from './admin/adapters/postgres-activity.repository';
import { PostgresCandidateRepository } from './candidates/adapters/postgres-candidate.repository';
import type { CandidateRepository } from './candidates/candidate.repository';
import { ENTITIES } from './entities';
import { PostgresOutboxRepository } from './mail/adapters/postgres-outbox.repository';
import type { OutboxRepository } from './mail/outbox/outbox.repository';
import { Config } from './platform/config/config';
import { StartupError } from './platform/config/startup-error';
import { isId } from './platform/crypto/ids';
import { FieldCipher } from './platform/crypto/field-cipher';
import { openDataSource } from './platform/database/data-source';
import { TypeOrmDatabase } from './platform/database/typeorm-database';

const LIST_LIMIT = 100;
const USAGE = `Usage:
  outbox list              mails that were given up, with the reason
  outbox requeue <id>|all  put them back in line; a worker takes them within seconds
  rebuild-histories        make every match's kept history equal to its dates again
  rebuild-counts           count what the administrator's console shows anew from the tables`;

interface Tools {
  readonly outbox: OutboxRepository;
  readonly candidates: CandidateRepository;
  readonly activities: ActivityRepository;
}

/** One command of an operator on a live database. Answers what to print. */
export async function maintain(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<string> {
  // No mail is sent from here.
  const config = new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env });
  const dataSource = await openDataSource(config.databaseUrl, ENTITIES);
  try {
    const database = new TypeOrmDatabase(dataSource);
    const cipher = new FieldCipher(config.dataKey);
    return await run(
      {
        outbox: new PostgresOutboxRepository(database, cipher),
        candidates: new PostgresCandidateRepository(database, cipher),
        activities: new PostgresActivityRepository(database),
      },
      words,
    );
  } finally {
    await dataSource.destroy();
  }
}

async function run({ outbox, candidates, activities }: Tools, words: readonly string[]): Promise<string> {
  const [command, action, id] = words;
  if (command === 'rebuild-histories') return `${await candidates.rebuildHistories()} histories mended`;
  if (command === 'rebuild-counts') {
    await activities.rebuildCounts();
    return 'Counted anew. A worker recounts the scores of every account within minutes.';
  }
  if (command === 'outbox' && action === 'list') return listDead(outbox);
  if (command === 'outbox' && action === 'requeue' && id && (id === 'all' || isId(id))) {
    const requeued = await outbox.requeue(id === 'all' ? null : id, new Date());
    return `${requeued.length} mails put back in line`;
  }
  throw new StartupError(USAGE);
}

async function listDead(outbox: OutboxRepository): Promise<string> {
  const dead = await outbox.dead(LIST_LIMIT);
  if (dead.length === 0) return 'No mail was given up.';
  return dead
    .map(({ id, type, attempts, lastError, createdAt }) =>
      [id, createdAt.toISOString(), type, `${attempts} attempts`, lastError ?? ''].join('  '),
    )
    .join('\n');
}
