import type { Response } from 'supertest';
import { AnswerContract, type AnswersDocument } from '../../../src/operations/openapi/contract-check';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface DescribedOperation {
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security: object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
export interface ApiDescription extends AnswersDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** Checks real answers against the OpenAPI document, and tracks which operations were checked. */
export class DescribedApi {
  private readonly held = new Set<string>();

  private constructor(
    private readonly document: ApiDescription,
    private readonly contract: AnswerContract,
  ) {}

  static async of(document: ApiDescription): Promise<DescribedApi> {
    return new DescribedApi(document, await AnswerContract.of(document));
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

  /** The query parameters that an operation takes. */
  queryNames(operation: string): string[] {
    const [method = '', path = ''] = operation.split(' ');
    const { parameters = [] } = this.document.paths[path]?.[method.toLowerCase()] ?? {};
    return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  }

  /** Throws when the answer has a status, content type or field that the document doesn't describe. */
  hold(operation: string, response: Response): void {
    const [method = '', path = ''] = operation.split(' ');
    const described = this.document.paths[path]?.[method.toLowerCase()];
    if (!described) throw new Error(`${operation} is not in the document`);
    const answer = described.responses[String(response.status)];
    if (!answer) throw new Error(`${operation} answered ${response.status}: ${response.text}`);
    const [type = ''] = String(response.headers['content-type'] ?? '').split(';');
    if (answer.content ? !answer.content[type] : response.text !== '')
      throw new Error(`${operation} answered ${response.status} as "${type}", which is not described`);
    const fault =
      type === 'application/json' &&
      this.contract.faultOf({ operation, status: response.status, body: response.body });
    if (fault) throw new Error(`${operation}: ${fault}`);
    this.held.add(operation);
  }
}
