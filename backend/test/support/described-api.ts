import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
export interface ApiDescription {
  readonly openapi: string;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, object>> }>>;
  };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly responses: Readonly<Record<string, Answer>>; readonly security: object[] }>
      >
    >
  >;
}

const ID = 'https://heart-and-head.example/openapi.json';

/** Checks real answers against the OpenAPI document, and tracks which operations were checked. */
export class DescribedApi {
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  private readonly held = new Set<string>();

  constructor(private readonly document: ApiDescription) {
    this.ajv.addSchema({ $id: ID, components: document.components });
  }

  /** `GET /path/{id}` of every operation. */
  get operations(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  get notHeld(): string[] {
    return this.operations.filter((operation) => !this.held.has(operation));
  }

  /** Throws when the answer has a status, content type or field that the document does not describe. */
  hold(operation: string, response: Response): void {
    const [method = '', path = ''] = operation.split(' ');
    const described = this.document.paths[path]?.[method.toLowerCase()];
    if (!described) throw new Error(`${operation} is not in the document`);
    const answer = described.responses[String(response.status)];
    if (!answer) throw new Error(`${operation} answered ${response.status}: ${response.text}`);
    const [type = ''] = String(response.headers['content-type'] ?? '').split(';');
    const content = answer.content?.[type];
    if (answer.content ? !content : response.text !== '')
      throw new Error(`${operation} answered ${response.status} as "${type}", which is not described`);
    if (content && type === 'application/json') this.holdJson(operation, content.schema, response.body);
    this.held.add(operation);
  }

  private holdJson(operation: string, schema: object, body: unknown): void {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)) as object;
    const validate = this.ajv.compile(absolute);
    if (!validate(body)) throw new Error(`${operation}: ${this.ajv.errorsText(validate.errors)}`);
  }
}
