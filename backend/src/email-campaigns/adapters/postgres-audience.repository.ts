import { Injectable } from '@nestjs/common';
import type { AudienceRequest } from '#contract/console/campaigns';
import { AddressHash } from '../../platform/crypto/address-hash';
import { KeyRing } from '../../platform/crypto/key-ring';
import { Database } from '../../platform/database/database';
import { AudienceRepository, type AudiencePage } from '../audience/audience.repository';
import { audienceSql } from './audience-sql';

/** The kind that a bounce or a complaint suppresses. */
const EVERY_KIND = 'all';

interface UserRow {
  id: string;
  email: string;
  timezone: string | null;
}

@Injectable()
export class PostgresAudienceRepository extends AudienceRepository {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressHash,
    private readonly keys: KeyRing,
  ) {
    super();
  }

  async count(audience: AudienceRequest, now: Date): Promise<number> {
    const { name, condition, values } = this.sqlOf(audience, now);
    const rows = await this.database.query<{ recipients: number }>(
      name && `audience-count-${name}`,
      `select count(*)::int as recipients from users u where ${condition}`,
      values,
    );
    return rows[0]?.recipients ?? 0;
  }

  async page(
    audience: AudienceRequest,
    now: Date,
    after: string | null,
    limit: number,
  ): Promise<AudiencePage> {
    const { name, condition, values } = this.sqlOf(audience, now);
    const [start, size] = [`$${values.length + 1}::uuid`, `$${values.length + 2}`];
    const rows = await this.database.query<UserRow>(
      name && `audience-page-${name}`,
      `select u.id, u.email, u.timezone from users u
       where ${condition} and u.id > coalesce(${start}, '00000000-0000-0000-0000-000000000000')
       order by u.id limit ${size}`,
      [...values, after, limit],
    );
    const isSuppressed = await this.suppressedAmong(rows, audience.mailKind);
    return {
      members: rows
        .filter((_row, index) => !isSuppressed[index])
        .map(({ id, timezone }) => ({ userId: id, timeZone: timezone })),
      next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  }

  private sqlOf(audience: AudienceRequest, now: Date) {
    return audienceSql(audience, now, (question, answer) => this.keys.answerIndexes(question, answer));
  }

  private async suppressedAmong(users: readonly UserRow[], kind: string): Promise<boolean[]> {
    const hashes = users.map(({ email }) => this.addresses.of(email));
    const rows = await this.database.query<{ addressHash: Buffer }>(
      'audience-suppressed',
      `select distinct address_hash as "addressHash" from suppressions
       where address_hash = any($1::bytea[]) and mail_kind = any($2::text[])`,
      [hashes, [kind, EVERY_KIND]],
    );
    const suppressed = new Set(rows.map(({ addressHash }) => addressHash.toString('hex')));
    return hashes.map((hash) => suppressed.has(hash.toString('hex')));
  }
}
