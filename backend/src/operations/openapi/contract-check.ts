import type { Ajv2020 } from 'ajv/dist/2020';

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface DescribedOperation {
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

/** The parts of the document that describe answers. */
export interface AnswersDocument {
  readonly components: { readonly schemas: object };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface JsonAnswer {
  /** `GET /path/{id}`, as in the document. */
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

type Validator = (body: unknown) => string | null;

const ID = 'https://heart-and-head.example/openapi.json';
const JSON_TYPE = 'application/json';

/** Checks JSON answers against the API's description. */
export class AnswerContract {
  private readonly validators = new Map<string, Validator>();

  private constructor(
    private readonly document: AnswersDocument,
    private readonly ajv: Ajv2020,
  ) {
    ajv.addSchema({ $id: ID, components: document.components });
  }

  /** The validator is a development package, which production never loads. */
  static async of(document: AnswersDocument): Promise<AnswerContract> {
    const [{ Ajv2020 }, formats] = await Promise.all([import('ajv/dist/2020'), import('ajv-formats')]);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    return new AnswerContract(document, ajv);
  }

  /**
   * How the answer differs from its description; null when it doesn't, or when the document doesn't list the
   * operation.
   */
  faultOf({ operation, status, body }: JsonAnswer): string | null {
    const [method = '', path = ''] = operation.split(' ');
    const responses = this.document.paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses) return null;
    const key = responses[status] ? String(status) : 'default';
    const schema = responses[key]?.content?.[JSON_TYPE]?.schema;
    if (!schema) return `no JSON is described for ${status}`;
    const fault = this.validatorOf(`${operation} ${key}`, schema)(body);
    return fault === null ? null : `${status}: ${fault}`;
  }

  private validatorOf(name: string, schema: object): Validator {
    const known = this.validators.get(name);
    if (known) return known;
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)) as object;
    const validate = this.ajv.compile(absolute);
    const validator: Validator = (body) => (validate(body) ? null : this.ajv.errorsText(validate.errors));
    this.validators.set(name, validator);
    return validator;
  }
}
