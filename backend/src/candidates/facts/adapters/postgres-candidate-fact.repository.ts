import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { Database } from '../../../platform/database/database';
import type { StoredFact } from '../candidate-fact';
import { CandidateFactRepository } from '../candidate-fact.repository';

interface FactRow {
  readonly id: string;
  readonly candidateId: string;
  readonly sealed: Buffer;
  readonly day: string;
  readonly createdAt: Date;
}

const SELECT = `select id, candidate_id as "candidateId", sealed, day::text as day, created_at as "createdAt"
  from candidate_facts where owner_id = $1`;
const NEWEST_FIRST = 'order by day desc, id desc';

@Injectable()
export class PostgresCandidateFactRepository extends CandidateFactRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async listFor(ownerId: string, candidateId: string): Promise<StoredFact[]> {
    const rows = await this.database.query<FactRow>(
      'fact-list',
      `${SELECT} and candidate_id = $2 ${NEWEST_FIRST}`,
      [ownerId, candidateId],
    );
    return rows.map((row) => this.fromRow(row));
  }

  async listAll(ownerId: string): Promise<StoredFact[]> {
    const rows = await this.database.query<FactRow>('fact-list-all', `${SELECT} ${NEWEST_FIRST}`, [ownerId]);
    return rows.map((row) => this.fromRow(row));
  }

  async find(ownerId: string, candidateId: string, id: string): Promise<StoredFact | null> {
    const rows = await this.database.query<FactRow>(
      'fact-find',
      `${SELECT} and candidate_id = $2 and id = $3`,
      [ownerId, candidateId, id],
    );
    return rows[0] ? this.fromRow(rows[0]) : null;
  }

  async countFor(ownerId: string, candidateId: string): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      'fact-count',
      'select count(*)::int as count from candidate_facts where owner_id = $1 and candidate_id = $2',
      [ownerId, candidateId],
    );
    return rows[0]?.count ?? 0;
  }

  async add(ownerId: string, { id, candidateId, text, day, createdAt }: StoredFact): Promise<void> {
    await this.database.query(
      'fact-add',
      `insert into candidate_facts (owner_id, id, candidate_id, sealed, day, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [ownerId, id, candidateId, this.cipher.encrypt(text, id), day, createdAt],
    );
  }

  async save(ownerId: string, { id, text, day }: StoredFact, changedAt: Date): Promise<void> {
    await this.database.query(
      'fact-save',
      'update candidate_facts set sealed = $3, day = $4, changed_at = $5 where owner_id = $1 and id = $2',
      [ownerId, id, this.cipher.encrypt(text, id), day, changedAt],
    );
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.database.query('fact-remove', 'delete from candidate_facts where owner_id = $1 and id = $2', [
      ownerId,
      id,
    ]);
  }

  private fromRow({ sealed, ...row }: FactRow): StoredFact {
    return { ...row, text: this.cipher.decrypt<string>(sealed, row.id) };
  }
}
