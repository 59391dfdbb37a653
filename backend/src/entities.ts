import { MAIL_TOKEN_SCHEMA } from './auth/adapters/typeorm-mail-token.repository';
import { CRITERION_SCHEMA } from './criteria/adapters/typeorm-criterion.repository';
import { USER_SCHEMA } from './users/adapters/typeorm-user.repository';

/** The tables TypeORM saves to; the others are written with hand-written SQL in their adapters. */
export const ENTITIES = [USER_SCHEMA, MAIL_TOKEN_SCHEMA, CRITERION_SCHEMA];
