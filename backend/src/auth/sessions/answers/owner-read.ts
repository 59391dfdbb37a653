/** What a route reads of its owner: in the statement that finds the session, or on its own. Implemented by adapters. */
export abstract class OwnerRead<Value> {
  /** Names the statement. */
  abstract readonly name: string;
  /** One JSON value of the account with alias `u`. */
  abstract readonly sql: string;
  abstract parse(json: unknown): Value | Promise<Value>;
  /** The same on its own. */
  abstract load(ownerId: string): Promise<Value>;
}
