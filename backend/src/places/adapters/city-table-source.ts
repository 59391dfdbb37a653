import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { inWork, operatorCommand } from '../../platform/database/connections/work';
import { Database } from '../../platform/database/database';
import { describeCity, searchForm, type City } from '../place';
import { PlacesSource } from '../places-source';

const FILE = join(PROJECT_ROOT, 'backend/data/cities.tsv.gz');
/** A city named exactly as typed comes before one that is up to so many times as large: Bath before Bathinda, not Par before Paris. */
const WHOLE_NAME_FACTOR = 100;
const BATCH = 10_000;
const LOCK_ID = 7_204_512;

/** The offline list of the world's cities, stored in PostgreSQL. */
@Injectable()
export class CityTableSource extends PlacesSource {
  constructor(private readonly database: Database) {
    super();
  }

  suggest(text: string, limit: number): Promise<City[]> {
    const prefix = searchForm(text);
    return this.database.query<City>(
      'cities-suggest',
      `select id, name, region, country from cities where search like $1
       order by population::bigint * case when length(name) = $2 then $3 else 1 end desc, id limit $4`,
      [`${escapeLike(prefix)}%`, prefix.length, WHOLE_NAME_FACTOR, limit],
    );
  }

  async load(): Promise<void> {
    if (await this.isLoaded()) return;
    await inWork(operatorCommand('load the cities'), () => this.insertAll());
  }

  /** Processes that start together take turns: the first one does it. */
  private async insertAll(): Promise<void> {
    await this.database.run(async () => {
      await this.database.query('cities-lock', 'select pg_advisory_xact_lock($1)', [LOCK_ID]);
      if (await this.isLoaded()) return;
      const lines = (await promisify(gunzip)(await readFile(FILE))).toString('utf8').split('\n');
      for (let start = 0; start < lines.length; start += BATCH)
        await this.insert(lines.slice(start, start + BATCH));
    });
  }

  private async isLoaded(): Promise<boolean> {
    const rows = await this.database.query<{ loaded: boolean }>(
      'cities-loaded',
      'select exists (select 1 from cities) as loaded',
      [],
    );
    return rows[0]?.loaded === true;
  }

  private async insert(lines: readonly string[]): Promise<void> {
    const rows = lines.map((line) => {
      const [id = '', name = '', region = '', country = '', population = ''] = line.split('\t');
      const search = searchForm(describeCity({ id: Number(id), name, region, country }));
      return { id, name, region, country, population, search };
    });
    await this.database.query(
      'cities-insert',
      `insert into cities (id, name, region, country, population, search)
       select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[])`,
      [
        rows.map((row) => row.id),
        rows.map((row) => row.name),
        rows.map((row) => row.region),
        rows.map((row) => row.country),
        rows.map((row) => row.population),
        rows.map((row) => row.search),
      ],
    );
  }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
