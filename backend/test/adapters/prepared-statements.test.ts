import type { ProductClient } from '../../src/platform/database/connections/product-client';
import { ProductPool } from '../../src/platform/database/connections/product-pool';
import { currentWork, type Statement } from '../../src/platform/database/connections/work';
import { newDatabaseUrl } from '../support/databases/databases';

let pool: ProductPool;
beforeAll(async () => {
  pool = new ProductPool({ connectionString: await newDatabaseUrl() });
  await pool.query(
    'create table things (id int primary key, name text, seen timestamptz, bytes bytea, tags text[])',
  );
});
afterAll(() => pool.end());
beforeEach(() => pool.query('truncate things'));

const ADD: Omit<Statement, 'values'> = {
  name: 'thing-add',
  text: 'insert into things (id, name, seen, bytes, tags) values ($1, $2, $3, $4, $5)',
};
const LIST: Statement = { name: 'thing-list', text: 'select * from things order by id', values: [] };

const add = (id: number, name: string | null = null) =>
  pool.answer({
    ...ADD,
    values: [id, name, new Date('2026-03-01T12:30:00.125Z'), Buffer.from([0, 255]), ['a "b"', 'c,d']],
  });

describe('a named statement', () => {
  it('reads back what was written, the first time and every other', async () => {
    await add(1, 'One');
    await add(2);
    const things = [
      { id: 1, name: 'One', seen: new Date('2026-03-01T12:30:00.125Z'), bytes: Buffer.from([0, 255]) },
      { id: 2, name: null, seen: new Date('2026-03-01T12:30:00.125Z'), bytes: Buffer.from([0, 255]) },
    ].map((thing) => ({ ...thing, tags: ['a "b"', 'c,d'] }));
    expect(await pool.answer(LIST)).toEqual(things);
    expect(await pool.answer(LIST)).toEqual(things);
  });

  it('is described once for each connection', async () => {
    await add(1, 'One');
    const client = await pool.connect();
    const received = async () => {
      const { stream } = client.connection as unknown as { stream: { bytesRead: number } };
      const before = stream.bytesRead;
      await answerOn(client, { ...LIST, name: 'thing-list-again' });
      return stream.bytesRead - before;
    };
    const [first, second, third] = [await received(), await received(), await received()];
    client.release();
    expect(second).toBeLessThan(first / 2);
    expect(third).toBe(second);
  });

  it('that fails can be sent again, also when it failed the first time', async () => {
    await add(1);
    const other = { ...ADD, name: 'thing-add-again', values: [1, null, null, null, null] };
    await expect(pool.answer(other)).rejects.toMatchObject({ code: '23505' });
    await expect(pool.answer(other)).rejects.toMatchObject({ code: '23505' });
    expect(await pool.answer({ ...other, values: [2, null, null, null, null] })).toEqual([]);
    expect(await pool.answer(LIST)).toHaveLength(2);
  });

  it('whose values cannot be sent costs nothing but itself', async () => {
    await expect(
      pool.answer({ ...ADD, values: [1, new Date(Number.NaN), null, null, null] }),
    ).rejects.toThrow(RangeError);
    await add(1);
    expect(await pool.answer(LIST)).toHaveLength(1);
  });

  it('does not answer for another one with its name', async () => {
    const client = await pool.connect();
    const one: Statement = { name: 'count', text: 'select 1 as one', values: [] };
    const answer = (statement: Statement) => answerOn(client, statement);
    expect(await answer(one)).toEqual([{ one: 1 }]);
    await expect(answer({ ...one, text: 'select 2 as two' })).rejects.toThrow('The name count');
    expect(await answer(one)).toEqual([{ one: 1 }]);
    client.release();
  });
});

describe('a statement without a name', () => {
  it('is described again, because the next one may be another', async () => {
    const client = await pool.connect();
    expect(await answerOn(client, { name: '', text: 'select 1 as one', values: [] })).toEqual([{ one: 1 }]);
    const other = { name: '', text: 'select now() as at, $1::int as two', values: [2] };
    expect(await answerOn(client, other)).toEqual([{ at: expect.any(Date) as Date, two: 2 }]);
    client.release();
  });
});

function answerOn(client: unknown, statement: Statement): Promise<unknown[]> {
  return (client as ProductClient).answer(statement, currentWork());
}
