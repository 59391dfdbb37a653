import { Accounts1700000000001 } from './0001-accounts';
import { Outbox1700000000002 } from './0002-outbox';
import { StandardsAndMatches1700000000003 } from './0003-standards-and-matches';
import { Places1700000000004 } from './0004-places';

export const MIGRATIONS = [
  Accounts1700000000001,
  Outbox1700000000002,
  StandardsAndMatches1700000000003,
  Places1700000000004,
];
