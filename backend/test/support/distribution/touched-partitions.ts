import { Client } from 'pg';
import { currentWork } from '../../../src/platform/database/connections/work';
import { DISTRIBUTED_BY_OWNER } from './tables';
import { PARTITIONS, partitionName } from './partition-by-owner';

const NUMBERS = new Map(
  DISTRIBUTED_BY_OWNER.flatMap((table) =>
    Array.from({ length: PARTITIONS }, (_, n) => [partitionName(table, n), n] as const),
  ),
);

/** As a large database would be read: by its indexes, whatever the planner thinks of a few rows. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
} as const;

/** From its next connection on, the database tells how it executed each statement, triggers' statements included. */
export async function explainEveryStatement(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const database = client.escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(`alter database ${database} set ${name} = ${client.escapeLiteral(value)}`);
  await client.end();
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}
interface Executed {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

export interface TouchedStatement {
  /** The request, such as `GET /api/candidates`. */
  readonly request: string;
  readonly text: string;
  /** The numbers of the partitions that were read or written, over all tables. */
  readonly partitions: readonly number[];
}

const send = Reflect.get(Client.prototype, 'query') as (...parameters: unknown[]) => unknown;

/** Which partitions the statements of requests touch; schedules and mail run next to them, and are left out. */
export class TouchedPartitions {
  readonly statements: TouchedStatement[] = [];
  private readonly requests = new WeakMap<Client, string | null>();

  /** Of connections that are made from now on, in this process, until `stop`. */
  static watch(): TouchedPartitions {
    const touched = new TouchedPartitions();
    Object.assign(Client.prototype, {
      query(this: Client, ...parameters: unknown[]) {
        touched.follow(this);
        return Reflect.apply(send, this, parameters);
      },
    });
    return touched;
  }

  stop(): void {
    Object.assign(Client.prototype, { query: send });
  }

  private follow(client: Client): void {
    if (!this.requests.has(client)) client.on('notice', ({ message }) => this.take(client, message ?? ''));
    const { kind, purpose } = currentWork();
    this.requests.set(client, kind === 'request' ? purpose : null);
  }

  private take(client: Client, message: string): void {
    const request = this.requests.get(client);
    const plan = message.indexOf('plan:');
    if (!request || plan < 0) return;
    const executed = JSON.parse(message.slice(plan + 'plan:'.length)) as Executed;
    const partitions = [...partitionsIn(executed.Plan)].sort();
    this.statements.push({ request, text: executed['Query Text'], partitions });
  }
}

/** A node that was planned and never executed touches nothing. */
function partitionsIn(node: PlanNode, found = new Set<number>()): Set<number> {
  if (node['Actual Loops'] === 0) return found;
  const number = NUMBERS.get(node['Relation Name'] ?? '');
  if (number !== undefined) found.add(number);
  for (const child of node.Plans ?? []) partitionsIn(child, found);
  return found;
}
