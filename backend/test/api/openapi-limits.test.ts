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
