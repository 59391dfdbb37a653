declare module 'pg/lib/utils' {
  /** Text or bytes, as PostgreSQL takes them for a parameter. */
  export function prepareValue(value: unknown): unknown;
}
