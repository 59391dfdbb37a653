import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { LocalModelRepository } from '../model/local/local-model.repository';

@Injectable()
export class PostgresLocalModelRepository extends LocalModelRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async chosen(): Promise<string | null> {
    const rows = await this.database.query<{ model: string | null }>(
      'local-model-chosen',
      'select model from local_model',
      [],
    );
    return rows[0]?.model ?? null;
  }

  async choose(model: string | null): Promise<void> {
    await this.database.query('local-model-choose', 'update local_model set model = $1', [model]);
  }
}
