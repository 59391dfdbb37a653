import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** UUIDv7: sorts by creation time. */
export function newId(): string {
  return v7();
}

export function isId(text: string): boolean {
  return UUID.test(text);
}
