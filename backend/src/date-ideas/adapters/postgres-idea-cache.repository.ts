import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { IdeaCacheRepository, type CachedIdeas } from '../sources/idea-cache.repository';

/** Incremented when the shape of an idea changes, so that older answers are ignored. */
const SHAPE = 2;

@Injectable()
export class PostgresIdeaCacheRepository extends IdeaCacheRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(source: string, key: string): Promise<CachedIdeas | null> {
    const rows = await this.database.query<CachedIdeas>(
      'idea-cache-find',
      `select ideas, fetched_at as "fetchedAt" from date_idea_cache where source = $1 and need_hash = $2`,
      [source, hashOf(key)],
    );
    return rows[0] ?? null;
  }

  async save(
    source: string,
    key: string,
    { ideas, fetchedAt }: CachedIdeas,
    forgetBefore: Date,
  ): Promise<void> {
    await this.database.query(
      'idea-cache-save',
      `insert into date_idea_cache (source, need_hash, ideas, fetched_at) values ($1, $2, $3, $4)
       on conflict (source, need_hash) do update set ideas = excluded.ideas, fetched_at = excluded.fetched_at`,
      [source, hashOf(key), JSON.stringify(ideas), fetchedAt],
    );
    await this.database.query('idea-cache-forget', 'delete from date_idea_cache where fetched_at < $1', [
      forgetBefore,
    ]);
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(`${SHAPE}\n${key}`).digest();
}
