import { schemaLimits } from '#contract/rules/json-schema';
import { dtoTypes, fieldRulesOf } from '../../src/platform/http/field';
import type { ApiDescription } from '../support/routes/described-api';
import { TestApp } from '../support/test-app';

let app: TestApp;
let document: ApiDescription;
beforeAll(async () => {
  app = await TestApp.start();
  document = (await app.visitor().http.get('/api/openapi.json').expect(200)).body as ApiDescription;
});
afterAll(() => app.close());

interface DescribedInput {
  readonly properties?: Readonly<Record<string, object>>;
}

interface Alternatives {
  readonly anyOf: readonly { readonly properties: Readonly<Record<string, object>> }[];
}

const nameOf = (dtoType: object): string => (typeof dtoType === 'function' ? dtoType.name : '');

describe('the limits of every input', () => {
  it('are all in the document', () => {
    const schemas = document.components.schemas as Readonly<Record<string, DescribedInput>>;
    const shown = [...dtoTypes()].flatMap((dtoType) => {
      const properties = schemas[nameOf(dtoType)]?.properties;
      return properties
        ? [...fieldRulesOf(dtoType)].map(([field, rule]) => ({
            field,
            limits: schemaLimits(rule, 6),
            schema: properties[field],
          }))
        : [];
    });
    expect(shown.length).toBeGreaterThan(80);
    for (const { field, limits, schema } of shown)
      expect([field, schema]).toEqual([field, expect.objectContaining(limits)]);
  });

  it('are shown within audiences and schedules too, and there only', () => {
    const schemas = document.components.schemas as Readonly<Record<string, DescribedInput>>;
    const alternatives = (dto: string, field: string) =>
      (schemas[dto]?.properties?.[field] as Alternatives | undefined)?.anyOf ?? [];
    const [, survey, selected, custom] = alternatives('CampaignDraftDto', 'segment');
    expect(survey?.properties['value']).toMatchObject({ minLength: 1, maxLength: 200 });
    expect(selected?.properties['userIds']).toMatchObject({ minItems: 1, maxItems: 1_000 });
    expect(custom?.properties['conditions']).toMatchObject({ minItems: 1, maxItems: 12 });
    expect(custom?.properties['name']).toMatchObject({ maxLength: 80 });
    expect(schemas['CampaignDraftDto']?.properties?.['name']).toMatchObject({ maxLength: 120 });
    const [, , localHour] = alternatives('StartCampaignDto', 'schedule');
    expect(localHour?.properties['hour']).toMatchObject({ type: 'integer', minimum: 0, maximum: 23 });
  });

  it('belong to a body or a query in the document', () => {
    const text = JSON.stringify(document);
    // Bases and variants of a body have no schema of their own.
    const own = [...dtoTypes()]
      .map(nameOf)
      .filter(
        (name) => name.endsWith('Dto') && !/^(Person|WhenAndWhere|CustomStandard|CompleteGrading)/.test(name),
      );
    expect(own.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });
});
