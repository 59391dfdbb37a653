import { Client } from 'pg';
import { currentWork } from '../../../src/platform/database/connections/work';

const send = Reflect.get(Client.prototype, 'query') as (...parameters: unknown[]) => unknown;

/** What requests send to the database; schedules and mail run next to them, and are left out. */
export class SentStatements {
  /** By name; without one, by their text. */
  private names: string[] = [];

  /** From now on, in this process, until `stop`. */
  static watch(): SentStatements {
    const sent = new SentStatements();
    Object.assign(Client.prototype, {
      query(this: Client, ...parameters: unknown[]) {
        if (currentWork().kind === 'request') sent.names.push(nameOf(parameters[0]));
        return Reflect.apply(send, this, parameters);
      },
    });
    return sent;
  }

  /** Those that the requests of this work send. */
  async during(work: () => PromiseLike<unknown>): Promise<string[]> {
    this.names = [];
    await work();
    return [...this.names];
  }

  stop(): void {
    Object.assign(Client.prototype, { query: send });
  }
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? text ?? '';
}
