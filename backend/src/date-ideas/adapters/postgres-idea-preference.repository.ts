import { Injectable } from '@nestjs/common';
import type { DateIdeaData, Preference } from '#contract/dating/date-ideas';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { IdeaPreference, IdeaVote } from '../preferences/idea-preference';
import { IdeaPreferenceRepository } from '../preferences/idea-preference.repository';

interface PreferenceRow {
  readonly dateIdeaId: string;
  readonly category: string;
  readonly preference: Preference;
  readonly sealed: Buffer;
  readonly savedAt: Date;
}

@Injectable()
export class PostgresIdeaPreferenceRepository extends IdeaPreferenceRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async listFor(ownerId: string): Promise<IdeaPreference[]> {
    const rows = await this.database.query<PreferenceRow>(
      'idea-preference-list',
      `select idea_id as "dateIdeaId", category, preference, sealed, saved_at as "savedAt"
       from date_idea_preferences where owner_id = $1 order by saved_at desc, idea_id`,
      [ownerId],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      dateIdeaData: this.cipher.decrypt<DateIdeaData>(sealed, context(ownerId, row.dateIdeaId)),
    }));
  }

  votesOf(ownerId: string): Promise<IdeaVote[]> {
    return this.database.query<IdeaVote>(
      'idea-preference-votes',
      `select idea_id as "dateIdeaId", category, preference
       from date_idea_preferences where owner_id = $1 order by saved_at desc, idea_id`,
      [ownerId],
    );
  }

  async save(
    ownerId: string,
    { dateIdeaId, dateIdeaData, category, preference, savedAt }: IdeaPreference,
  ): Promise<void> {
    await this.database.query(
      'idea-preference-save',
      `insert into date_idea_preferences (owner_id, idea_id, category, preference, sealed, saved_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (owner_id, idea_id) do update set category = excluded.category,
         preference = excluded.preference, sealed = excluded.sealed, saved_at = excluded.saved_at`,
      [
        ownerId,
        dateIdeaId,
        category,
        preference,
        this.cipher.encrypt(dateIdeaData, context(ownerId, dateIdeaId)),
        savedAt,
      ],
    );
  }

  async remove(ownerId: string, dateIdeaId: string): Promise<void> {
    await this.database.query(
      'idea-preference-remove',
      'delete from date_idea_preferences where owner_id = $1 and idea_id = $2',
      [ownerId, dateIdeaId],
    );
  }
}

function context(ownerId: string, dateIdeaId: string): string {
  return `date-idea:${ownerId}:${dateIdeaId}`;
}
