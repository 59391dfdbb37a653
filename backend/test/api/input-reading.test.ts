import type { Type } from '@nestjs/common';
import fc from 'fast-check';
import type { FieldRule } from '#contract/rules/field-rule';
import '../../src/app.module';
import { NewCriterionDto } from '../../src/criteria/criteria.dto';
import { NewDateExperienceDto } from '../../src/date-experiences/date-experiences.dto';
import type { Clock } from '../../src/platform/clock/clock';
import { Config } from '../../src/platform/config/config';
import { dtoTypes, fieldRulesOf, nestedTypesOf } from '../../src/platform/http/field';
import { InputReader } from '../../src/platform/http/input-reader';

const clock: Clock = { now: () => new Date('2026-06-30T12:00:00Z') };
const config = new Config({
  DATABASE_URL: 'postgresql://localhost/x',
  SMTP_URL: 'smtp://localhost',
  SESSION_SECRET: Buffer.alloc(32).toString('base64'),
  DATA_KEY: Buffer.alloc(32).toString('base64'),
});
const reader = new InputReader(config, clock);
const TYPES = [...dtoTypes()] as Type<object>[];

/** class-transformer drops keys of these names, and is always asked about them. */
const METHODS = Object.getOwnPropertyNames(Object.prototype);

const scalar = fc.oneof(
  fc.string(),
  fc.integer({ min: -1, max: 11 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    ' x ',
    'Jose\u0301',
    '\u0000',
    '2026-06-01',
    '2026-13-01',
    'a@example.com',
  ),
);
const anything = fc.oneof(
  scalar,
  fc.array(scalar),
  fc.dictionary(fc.string(), scalar),
  fc.array(fc.array(scalar)),
);

/** Something that is close to what the rule wants. */
function near(rule: FieldRule | undefined): fc.Arbitrary<unknown> {
  if (rule?.kind === 'choice') return fc.constantFrom<unknown>(...rule.options);
  if (rule?.kind === 'whole-number') return fc.integer({ min: rule.min, max: rule.max });
  if (rule?.kind === 'object') return fc.dictionary(fc.string(), fc.integer({ min: 1, max: 10 }));
  if (rule?.kind === 'flag' || rule?.kind === 'consent') return fc.constant(true);
  if (rule?.kind === 'email') return fc.constant(' a@example.com ');
  if (rule?.kind === 'calendar-day') return fc.constant('2026-06-01');
  return fc.constantFrom<unknown>(' Some text, long enough ', 'Some text, long enough');
}

function bodyFor(dtoType: object): fc.Arbitrary<Record<string, unknown>> {
  const rules = fieldRulesOf(dtoType);
  const nested = nestedTypesOf(dtoType);
  const fields = Object.fromEntries([
    ...[...rules].map(
      ([name, rule]) => [name, fc.oneof({ weight: 9, arbitrary: near(rule) }, anything)] as const,
    ),
    ...[...nested].map(
      ([name, type]) => [name, fc.oneof({ weight: 9, arbitrary: bodyFor(type()) }, anything)] as const,
    ),
    ['unknown', anything],
    ['name', scalar],
  ]);
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => name !== 'unknown') });
}

describe('a body that is read at once', () => {
  it.each(TYPES.map((type) => [type.name, type] as const))(
    'is the same as class-validator’s: %s',
    async (_, type) => {
      await fc.assert(
        fc.asyncProperty(bodyFor(type), async (body) => {
          const atOnce = reader.readValid(type, structuredClone(body));
          if (atOnce) expect(atOnce).toEqual(await reader.read(type, structuredClone(body)));
        }),
        { numRuns: 60 },
      );
    },
  );

  it('leaves null in the place of a nested value to class-validator', async () => {
    const text = 'Some text, long enough';
    const standard = { question: text, description: text, gradingCriteria: null };
    expect(reader.readValid(NewCriterionDto, standard)).toBeNull();
    await expect(reader.read(NewCriterionDto, standard)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('is any that class-validator accepts, when one scores a date', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(bodyFor(NewDateExperienceDto), async (body) => {
        fc.pre(!METHODS.some((name) => JSON.stringify(body).includes(`"${name}"`)));
        const dto = await reader.read(NewDateExperienceDto, structuredClone(body)).catch(() => null);
        if (dto) accepted += 1;
        expect(reader.readValid(NewDateExperienceDto, body)).toEqual(dto);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(30);
  });
});
