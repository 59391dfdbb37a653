import { Injectable } from '@nestjs/common';
import { EntitySchema } from 'typeorm';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { encryptQuestions } from '../../users/adapters/account-columns';
import type { CriterionWords, OwnedCriterion, SelectionRecord } from '../criterion';
import { CriterionRepository } from '../criterion.repository';

type Texts = Pick<OwnedCriterion, 'question' | 'description' | 'highExample' | 'lowExample'>;
type CriterionRow = Omit<OwnedCriterion, keyof Texts> & { ownerId: string; sealed: Buffer };

export const CRITERION_SCHEMA = new EntitySchema<CriterionRow>({
  name: 'Criterion',
  tableName: 'criteria',
  columns: {
    ownerId: { type: 'uuid', name: 'owner_id', primary: true },
    id: { type: 'uuid', primary: true },
    slot: { type: 'smallint' },
    builtInId: { type: 'text', name: 'built_in_id', nullable: true },
    sealed: { type: 'bytea' },
    weight: { type: 'smallint' },
    position: { type: 'smallint', nullable: true },
    mustHave: { type: 'smallint', name: 'must_have', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});

@Injectable()
export class TypeOrmCriterionRepository extends CriterionRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async listFor(ownerId: string): Promise<OwnedCriterion[]> {
    const rows = await this.database.query<Omit<CriterionRow, 'ownerId'>>(
      'criteria-list',
      `select id, slot, built_in_id as "builtInId", sealed, weight, position,
         must_have as "mustHave", created_at as "createdAt", deleted_at as "deletedAt"
       from criteria where owner_id = $1 order by position nulls last, slot`,
      [ownerId],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...this.cipher.decrypt<Texts>(sealed, contextOf(row.id)),
    }));
  }

  async lock(ownerId: string): Promise<void> {
    await this.database.query('criteria-lock', 'select 1 from users where id = $1 for no key update', [
      ownerId,
    ]);
  }

  async add(ownerId: string, criterion: OwnedCriterion): Promise<void> {
    const { question, description, highExample, lowExample, ...row } = criterion;
    const sealed = this.encrypt(row.id, { question, description, highExample, lowExample });
    await this.criteria.insert({ ...row, sealed, ownerId });
  }

  async reword(ownerId: string, id: string, words: Omit<CriterionWords, 'builtInId'>): Promise<void> {
    await this.criteria.update({ ownerId, id }, { sealed: this.encrypt(id, words) });
  }

  async remove(ownerId: string, { id, question }: OwnedCriterion, at: Date): Promise<void> {
    const sealed = this.encrypt(id, { question, description: '', highExample: '', lowExample: '' });
    await this.criteria.update({ ownerId, id }, { sealed, position: null, mustHave: null, deletedAt: at });
  }

  async revive(ownerId: string, criterion: OwnedCriterion): Promise<void> {
    const { id, position, weight, mustHave, question, description, highExample, lowExample } = criterion;
    const sealed = this.encrypt(id, { question, description, highExample, lowExample });
    await this.criteria.update({ ownerId, id }, { sealed, position, weight, mustHave, deletedAt: null });
  }

  async place(
    ownerId: string,
    { id, position, mustHave }: Pick<OwnedCriterion, 'id' | 'position' | 'mustHave'>,
  ): Promise<void> {
    await this.criteria.update({ ownerId, id }, { position, mustHave });
  }

  async replaceSelection(
    ownerId: string,
    selected: readonly Pick<OwnedCriterion, 'id' | 'weight' | 'mustHave'>[],
  ): Promise<void> {
    await this.database.query(
      'criteria-replace-selection',
      `update criteria c set position = chosen.position, weight = coalesce(chosen.weight, c.weight),
         must_have = case when chosen.id is null then c.must_have else chosen.must_have end
       from criteria existing
       left join unnest($2::uuid[], $3::smallint[], $4::smallint[])
         with ordinality chosen (id, weight, must_have, position) on chosen.id = existing.id
       where c.owner_id = $1 and existing.owner_id = $1 and existing.id = c.id
         and (c.position, c.weight, c.must_have) is distinct from (chosen.position, coalesce(chosen.weight, c.weight),
           case when chosen.id is null then c.must_have else chosen.must_have end)`,
      [
        ownerId,
        selected.map(({ id }) => id),
        selected.map(({ weight }) => weight),
        selected.map(({ mustHave }) => mustHave),
      ],
    );
  }

  async publish(ownerId: string): Promise<void> {
    const owned = await this.listFor(ownerId);
    const standards = owned.map(({ id, slot, weight, position, mustHave }) => ({
      id,
      slot,
      weight,
      selected: position !== null,
      mustHave,
    }));
    const questions = Object.fromEntries(owned.map(({ slot, question }) => [slot, question]));
    await this.database.query(
      'criteria-publish',
      'update users set standards = $2, sealed_questions = $3 where id = $1',
      [ownerId, JSON.stringify(standards), encryptQuestions(this.cipher, ownerId, questions)],
    );
  }

  async recordHistory(
    ownerId: string,
    id: string,
    weights: Readonly<Record<string, number>>,
    at: Date,
  ): Promise<void> {
    await this.database.query(
      'criteria-record-history',
      'insert into standards_history (owner_id, id, saved_at, weights) values ($1, $2, $3, $4)',
      [ownerId, id, at, JSON.stringify(weights)],
    );
  }

  async clearHistory(ownerId: string): Promise<void> {
    await this.database.query('criteria-clear-history', 'delete from standards_history where owner_id = $1', [
      ownerId,
    ]);
  }

  history(ownerId: string): Promise<SelectionRecord[]> {
    return this.database.query<SelectionRecord>(
      'criteria-history',
      'select saved_at as at, weights from standards_history where owner_id = $1 order by saved_at, id',
      [ownerId],
    );
  }

  private encrypt(id: string, { question, description, highExample, lowExample }: Texts): Buffer {
    return this.cipher.encrypt({ question, description, highExample, lowExample }, contextOf(id));
  }

  private get criteria() {
    return this.database.manager.getRepository(CRITERION_SCHEMA);
  }
}

const contextOf = (id: string): string => `criterion:${id}`;
