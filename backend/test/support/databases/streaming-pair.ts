import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { eventually } from '../time/eventually';

/** A PostgreSQL of a test's own with a streaming replica, which can be made to fall behind. */
export class StreamingPair {
  private constructor(
    private readonly process: ChildProcess,
    readonly primaryUrl: string,
    readonly replicaUrl: string,
  ) {}

  static async start(): Promise<StreamingPair> {
    const child = spawn(process.execPath, [join(__dirname, 'start-streaming-pair.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const { primary, replica } = JSON.parse(line) as { primary: string; replica: string };
    const pair = new StreamingPair(child, primary, replica);
    await eventually(() =>
      pair
        .onReplica('select 1')
        .then(() => true)
        .catch(() => false),
    );
    return pair;
  }

  /** What is written from now on doesn't show on the replica. */
  async pause(): Promise<void> {
    await this.onReplica('select pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await this.onReplica('select pg_wal_replay_resume()');
  }

  async promote(): Promise<void> {
    await this.onReplica('select pg_promote()');
  }

  async onReplica(statement: string): Promise<void> {
    const client = new Client({ connectionString: this.replicaUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.stdin?.end();
    await ended;
  }
}
