import { types, type Connection, type Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { Statement } from './work';

/** Of pg's connection, what its types leave out. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** The texts of the statements that this connection has parsed, by name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(statement: { name: string; text: string }): void;
  bind(parameters: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}
type Done = (error: Error | null, rows: unknown[]) => void;

/** The columns of each statement's rows, by name, as long as the connection lives. */
const KNOWN = new WeakMap<Wire, Map<string, readonly Column[]>>();
const NONE: readonly Column[] = [];

/**
 * A named statement, in one message to PostgreSQL and one back. It is described once for each connection: a session has
 * 29 columns, and saying again what they are would cost more on both sides than the row itself.
 */
export class PreparedStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  private readonly values: readonly unknown[];
  private readonly rows: unknown[] = [];
  private columns: readonly Column[] = NONE;
  private failure: Error | null = null;

  constructor(
    { name, text, values }: Statement,
    private readonly done: Done,
  ) {
    this.name = name;
    this.text = text;
    this.values = values;
  }

  /** An error returned is told to the statement by the client. */
  submit(connection: Connection): Error | null {
    const wire = connection as unknown as Wire;
    const parsed = wire.parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text)
      return new Error(`The name ${this.name} is that of another statement`);
    try {
      this.send(wire, this.values.map(toParameter), parsed !== undefined);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private send(wire: Wire, values: unknown[], isParsed: boolean): void {
    // Without a name, nothing says that it is the same statement as the last one.
    const columns = this.name ? KNOWN.get(wire)?.get(this.name) : undefined;
    wire.stream.cork();
    try {
      if (!isParsed) wire.parse({ name: this.name, text: this.text });
      wire.bind({ statement: this.name, values });
      if (columns) this.columns = columns;
      else wire.describe({ type: 'P' });
      wire.execute();
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID) as Column['parse'],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.failure) return;
    try {
      this.rows.push(toRow(this.columns, fields));
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleReadyForQuery(connection: Connection): void {
    const wire = connection as unknown as Wire;
    const known = KNOWN.get(wire) ?? new Map<string, readonly Column[]>();
    KNOWN.set(wire, known.set(this.name, this.columns));
    this.done(this.failure, this.rows);
  }

  /** The error may mean that the columns that are known are out of date. */
  handleError(error: Error, connection: Connection): void {
    KNOWN.get(connection as unknown as Wire)?.delete(this.name);
    this.done(error, []);
  }

  handleCommandComplete(): void {
    // The rows say how many they are.
  }

  handleEmptyQuery(): void {
    // No statement of the product is empty.
  }
}

function toRow(columns: readonly Column[], values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index];
    const value = values[index] ?? null;
    if (column) row[column.name] = value === null ? null : column.parse(value);
  }
  return row;
}

/** As pg would send it, but for a moment in UTC, which takes a tenth of the time. */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string' || value === null || Buffer.isBuffer(value)) return value;
  return value instanceof Date ? value.toISOString() : prepareValue(value);
}
