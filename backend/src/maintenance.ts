import 'reflect-metadata';
import type { UnsentState } from '#contract/console/unsent-mail';
import type { ActivityRepository } from './admin/figures/activity.repository';
import { PostgresActivityRepository } from './admin/adapters/postgres-activity.repository';
import { PostgresCandidateRepository } from './candidates/adapters/postgres-candidate.repository';
import type { CandidateRepository } from './candidates/candidate.repository';
import { PostgresDateExperienceRepository } from './date-experiences/adapters/postgres-date-experience.repository';
import type { DateExperienceRepository } from './date-experiences/date-experience.repository';
import { PostgresAuditRepository } from './audit/adapters/postgres-audit.repository';
import type { AuditRepository } from './audit/audit.repository';
import { PostgresMailServerRepository } from './mail/adapters/postgres-mail-server.repository';
import type { MailServerRepository } from './mail/server/mail-server.repository';
import { PostgresUnsentMailRepository } from './mail/unsent/adapters/postgres-unsent-mail.repository';
import type {
  UnsentMailChoice,
  UnsentMailRepository,
  UnsentMailRow,
} from './mail/unsent/unsent-mail.repository';
import { openDatabase } from './open-database';
import { Config } from './platform/config/config';
import { StartupError } from './platform/config/startup-error';
import { isId } from './platform/crypto/ids';
import { KeyRing } from './platform/crypto/key-ring';
import { inWork, operatorCommand } from './platform/database/connections/work';
import { TypeOrmDatabase } from './platform/database/typeorm-database';

const LIST_LIMIT = 100;
const REQUEUED_AT_ONCE = 5_000;
const IN_STATE: Readonly<Record<UnsentState, string>> = {
  undeliverable: 'that could not be delivered',
  failing: 'that are failing',
  waiting: 'that are waiting',
};
const NOTHING_TO_REQUEUE =
  '0 emails requeued: what is due already goes as soon as the mail server takes it, or a worker runs.';
const USAGE = `Usage:
  outbox list              emails that are owed or could not be delivered, with the reason
  outbox requeue <id>|all  send them now; a worker picks them up within seconds
  rebuild-histories        rebuild every match history that differs from its dates
  read-notes               read notes that no version, or an earlier one, has read for what calls for help lines,
                           so that lists of matches needn't
  rebuild-counts           recount the admin console's figures from the tables
  migrate                  bring the database up to this version, as DATABASE_OWNER_URL
  audit verify [<hash>]    check that no entry of the audit log was changed or removed since it was written,
                           or since the log ended in this hash`;

interface Tools {
  readonly unsent: UnsentMailRepository;
  readonly mailServer: MailServerRepository;
  readonly candidates: CandidateRepository;
  readonly dates: DateExperienceRepository;
  readonly activities: ActivityRepository;
  readonly audit: AuditRepository;
}

/** Runs one operator command on a live database. Returns what to print. */
export async function maintain(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<string> {
  // Config requires SMTP_URL, but these commands send no email.
  const config = new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env });
  const dataSource = await openDatabase(config);
  try {
    const database = new TypeOrmDatabase(dataSource);
    const cipher = new KeyRing(config).cipher('fields');
    const tools = {
      unsent: new PostgresUnsentMailRepository(database, cipher),
      mailServer: new PostgresMailServerRepository(database),
      candidates: new PostgresCandidateRepository(database, cipher),
      dates: new PostgresDateExperienceRepository(database, cipher),
      activities: new PostgresActivityRepository(database),
      audit: new PostgresAuditRepository(database),
    };
    return await inWork(operatorCommand('maintain'), () => run(tools, words));
  } finally {
    await dataSource.destroy();
  }
}

async function run(
  { unsent, mailServer, candidates, dates, activities, audit }: Tools,
  words: readonly string[],
): Promise<string> {
  const [command, action, id] = words;
  // Opening the database has done it.
  if (command === 'migrate') return 'The database is up to date.';
  if (command === 'rebuild-histories') return `${await candidates.rebuildHistories()} histories rebuilt`;
  if (command === 'read-notes') {
    const read = (await candidates.readNotesAgain()) + (await dates.readNotesAgain());
    return `${read} ${read === 1 ? 'note' : 'notes'} read`;
  }
  if (command === 'rebuild-counts') {
    await activities.rebuildCounts();
    return 'Recounted. A worker updates the scores of every account within minutes.';
  }
  if (command === 'audit' && action === 'verify') return verifyAudit(audit, id);
  if (command === 'outbox' && action === 'list') return listUnsent(unsent);
  if (command === 'outbox' && action === 'requeue' && id && (id === 'all' || isId(id))) {
    const requeued = await requeue(unsent, id === 'all' ? null : id);
    await mailServer.probeSoon();
    return requeued > 0 ? `${emails(requeued)} requeued` : NOTHING_TO_REQUEUE;
  }
  throw new StartupError(USAGE);
}

const emails = (count: number): string => `${count} ${count === 1 ? 'email' : 'emails'}`;

/** What needs a look first; of each kind the oldest. */
async function listUnsent(unsent: UnsentMailRepository): Promise<string> {
  const { counts } = await unsent.counts();
  const lines: string[] = [];
  for (const state of ['undeliverable', 'failing', 'waiting'] as const) {
    const rows = await unsent.page(state, null, LIST_LIMIT);
    lines.push(...rows.map(lineOf));
    if (counts[state] > rows.length)
      lines.push(`These are the oldest ${rows.length} of ${emails(counts[state])} ${IN_STATE[state]}.`);
  }
  return lines.length === 0 ? 'No undeliverable emails.' : lines.join('\n');
}

function lineOf({ id, dueAt, state, type, attempts, lastError }: UnsentMailRow): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [id, dueAt.toISOString(), state, type, tries, lastError ?? ''].join('  ').trimEnd();
}

/** Also those that wait for their next attempt; what is being handed over goes anyway. Returns how many. */
async function requeue(unsent: UnsentMailRepository, id: string | null): Promise<number> {
  const choice: UnsentMailChoice =
    id === null ? { state: 'all', until: (await unsent.counts()).at } : { ids: [id] };
  let requeued = 0;
  for (let changed = REQUEUED_AT_ONCE; changed === REQUEUED_AT_ONCE; requeued += changed)
    changed = await unsent.sendNow(choice, REQUEUED_AT_ONCE);
  return requeued;
}

/** Throws StartupError when the chain is broken, so that the command fails. */
async function verifyAudit(audit: AuditRepository, noted: string | undefined): Promise<string> {
  const { entries, broken, lastHash } = await audit.verify();
  if (broken)
    throw new StartupError(
      `The audit log is broken at entry ${broken.seq} (${broken.id}): it was changed, or one before it was removed.`,
    );
  if (noted && !(await audit.has(noted)))
    throw new StartupError(
      `${entries} entries, but none has the hash ${noted}: the log was rewritten, or its end was removed.`,
    );
  const end = lastHash ? `, ending in ${lastHash}` : '';
  return `${entries} entries, chain intact${end}`;
}
