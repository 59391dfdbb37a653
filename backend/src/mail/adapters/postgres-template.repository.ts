import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { TemplateRepository, type SavedWords } from '../templates/template.repository';

const COLUMNS = 'version, saved_at as "savedAt", saved_by as "savedBy", words';

@Injectable()
export class PostgresTemplateRepository extends TemplateRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async newest(key: string): Promise<SavedWords | null> {
    const rows = await this.database.query<SavedWords>(
      'template-newest',
      `select ${COLUMNS} from mail_template_versions where template_key = $1 order by version desc limit 1`,
      [key],
    );
    return rows[0] ?? null;
  }

  versions(key: string): Promise<SavedWords[]> {
    return this.database.query<SavedWords>(
      'template-versions',
      `select ${COLUMNS} from mail_template_versions where template_key = $1 order by version desc`,
      [key],
    );
  }

  async add(key: string, { version, savedAt, savedBy, words }: SavedWords): Promise<boolean> {
    const rows = await this.database.query(
      'template-add',
      `insert into mail_template_versions (template_key, version, saved_at, saved_by, words)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [key, version, savedAt, savedBy, words],
    );
    return rows.length === 1;
  }
}
