import 'reflect-metadata';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Field, Read, type Narrowed } from './field';
import { InputReader } from './input-reader';

const NAME = { kind: 'text', required: 'Name is required', max: 10, tooLong: 'Name is too long' } as const;
const NOTE = { kind: 'text', nullable: true, max: 10, tooLong: 'Note is too long' } as const;

class Seat {
  @Field({ kind: 'whole-number', min: 1, max: 9, message: 'Row is wrong' })
  row!: number;
}

class Guest {
  static narrow: Narrowed<Guest> = ({ vip }) => (vip === true ? VipGuest : Guest);

  @Read((value, whole) => value ?? whole['nick'])
  @Field(NAME)
  name!: string;

  @Field(NOTE)
  note?: string | null;

  @Field({ kind: 'repeat', of: 'name', message: 'Names differ' })
  again!: string;

  @Field({ kind: 'calendar-day', optional: true, message: 'Day is wrong', inFuture: 'Day is in the future' })
  day?: string;

  @Field({
    kind: 'new-password',
    required: 'Password is missing',
    headline: 'A password is required',
    tooShort: (minimum) => `Password needs ${minimum}`,
    max: 20,
    tooLong: 'Password is too long',
  })
  password!: string;

  @ValidateNested({ each: true, message: 'Seats are not a list' })
  @Type(() => Seat)
  seats?: Seat[];
}

class VipGuest extends Guest {
  @Field({ ...NOTE, nullable: false, required: 'A VIP needs a note' })
  declare note: string;
}

const env = {
  DATABASE_URL: 'postgresql://localhost/x',
  SMTP_URL: 'smtp://localhost',
  PASSWORD_MIN_LENGTH: '7',
  SESSION_SECRET: Buffer.alloc(32).toString('base64'),
  DATA_KEY: Buffer.alloc(32).toString('base64'),
};
const clock: Clock = { now: () => new Date('2026-06-30T12:00:00Z') };
const reader = new InputReader(new Config(env), clock);
const read = (body: unknown) => reader.read(Guest, body);
const fine = { name: 'Ada', again: 'Ada', password: '1234567' };

describe('a body', () => {
  it('is trimmed, normalized to one Unicode form, and stripped of unknown fields', async () => {
    const guest = await read({ ...fine, name: ' Jose\u0301 ', note: '  ', again: 'José', admin: true });
    expect({ ...guest }).toEqual({ name: 'José', note: null, again: 'José', password: '1234567' });
  });

  it('may give a field under its other name', async () => {
    expect(await read({ ...fine, name: undefined, nick: 'Ada' })).toMatchObject({ name: 'Ada' });
  });

  it.each([{}, null, [], 'text', 5])(
    'names every invalid field at once, even when the body is %j',
    async (wrong) => {
      await expect(read(wrong)).rejects.toMatchObject({
        code: 'request.missing-field',
        details: {
          message: 'Name is required',
          errors: [
            { field: 'name', message: 'Name is required' },
            { field: 'password', message: 'Password is missing' },
          ],
        },
      });
    },
  );

  it('is checked across fields', async () => {
    await expect(read({ ...fine, note: 'x'.repeat(11), again: 'Eve' })).rejects.toMatchObject({
      code: 'request.invalid',
      details: {
        errors: [
          { field: 'note', message: 'Note is too long' },
          { field: 'again', message: 'Names differ' },
        ],
      },
    });
  });

  it('is checked against the deployment settings and the clock', async () => {
    await expect(read({ ...fine, password: '123456' })).rejects.toMatchObject({
      code: 'request.weak-password',
      details: { message: 'Password needs 7' },
    });
    await expect(read({ ...fine, day: '2026-07-01' })).resolves.toBeDefined();
    await expect(read({ ...fine, day: '2026-07-02' })).rejects.toMatchObject({
      details: { message: 'Day is in the future' },
    });
  });

  it('may have an overall message that differs from the field’s', async () => {
    await expect(read({ ...fine, password: '' })).rejects.toMatchObject({
      details: {
        message: 'A password is required',
        errors: [{ field: 'password', message: 'Password is missing' }],
      },
    });
  });

  it('is checked inside its lists', async () => {
    await expect(read({ ...fine, seats: [{ row: 1 }, { row: 10 }] })).rejects.toMatchObject({
      details: { errors: [{ field: 'seats.1.row', message: 'Row is wrong' }] },
    });
    await expect(read({ ...fine, seats: 'x' })).rejects.toMatchObject({
      details: { errors: [{ field: 'seats', message: 'Seats are not a list' }] },
    });
  });

  it('may have several shapes, each with its own rules', async () => {
    await expect(read({ ...fine, note: '' })).resolves.toMatchObject({ note: null });
    await expect(read({ ...fine, vip: true, note: '' })).rejects.toMatchObject({
      details: { errors: [{ field: 'note', message: 'A VIP needs a note' }] },
    });
    await expect(read({ ...fine, vip: true, name: '', note: 'x' })).rejects.toMatchObject({
      details: {
        errors: [
          { field: 'name', message: 'Name is required' },
          { field: 'again', message: 'Names differ' },
        ],
      },
    });
  });
});

describe('the pipe', () => {
  it('reads only bodies and queries that have a DTO', async () => {
    await expect(reader.transform(fine, { type: 'body', metatype: Guest })).resolves.toBeInstanceOf(Guest);
    await expect(reader.transform(fine, { type: 'query', metatype: Guest })).resolves.toBeInstanceOf(Guest);
    expect(reader.transform(fine, { type: 'param', metatype: Guest })).toBe(fine);
    expect(reader.transform(fine, { type: 'body', metatype: Object })).toBe(fine);
    expect(reader.transform(fine, { type: 'body' })).toBe(fine);
  });
});
