// @ts-check
import { STREAMED } from './exceptions.mjs';

/** @typedef {import('./operations.mjs').Operation} Operation */

const ERROR = 'ErrorAnswer';
/** @param {string} name */
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
/** @param {string} name */
const json = (name) => ({ 'application/json': { schema: ref(name) } });

/** @param {Operation} operation */
export const answerName = ({ id }) => `${pascal(id)}Answer`;
/** @param {Operation} operation */
export const bodyName = ({ id }) => `${pascal(id)}Body`;
/** @param {Operation} operation */
export const queryName = ({ id }) => `${pascal(id)}Query`;
/** @param {string} id */
const pascal = (id) => id.replace(/(?:^|\.)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * An OpenAPI 3.1 document.
 * @param {string} version @param {readonly Operation[]} operations @param {Record<string, any>} schemas
 */
export function documentOf(version, operations, schemas) {
  /** @type {Record<string, Record<string, object>>} */
  const paths = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = describe(operation, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heart & Head',
      version,
      description:
        'Date with your heart, but do not leave your head behind. Sign in with POST /api/auth/login: the session is a cookie.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: withoutQueries(schemas),
    },
    paths,
  };
}

/** @param {Operation} operation @param {Record<string, any>} schemas */
function describe(operation, schemas) {
  const { id, tag, summary, path, isPublic, isAdministrators, wantsToken, body, method } = operation;
  const exception = STREAMED[id];
  const description = [summary, isAdministrators ? 'For the administrator.' : ''].filter(Boolean).join(' ');
  return {
    operationId: id,
    tags: [wordsOf(tag)],
    summary: `${method.toUpperCase()} ${path}`,
    ...(description && { description }),
    security: wantsToken ? [{ token: [] }] : isPublic ? [] : [{ session: [] }],
    parameters: [...pathParameters(path), ...queryParameters(operation, schemas)],
    ...(body && { requestBody: { required: true, content: json(bodyName(operation)) } }),
    responses: { ...successes(operation, exception), ...refusals(operation) },
  };
}

/** @param {Operation} operation @param {import('./exceptions.mjs').Exception | undefined} exception */
function successes(operation, exception) {
  const { status, answer } = operation;
  const content = exception?.content ?? (answer === 'void' ? undefined : json(answerName(operation)));
  return Object.fromEntries(
    (exception?.statuses ?? [status]).map((each) => [
      each,
      { description: 'Done', ...(content && { content }) },
    ]),
  );
}

/** @param {Operation} operation */
function refusals({ isPublic, isAdministrators }) {
  const refusal = (/** @type {string} */ description) => ({ description, content: json(ERROR) });
  return {
    ...(!isPublic && {
      401: refusal('No session'),
      403: refusal(isAdministrators ? 'Not the administrator' : 'Email address not confirmed'),
    }),
    default: refusal('Rejected; the message says why'),
  };
}

/** @param {string} path */
function pathParameters(path) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** @param {Operation} operation @param {Record<string, any>} schemas */
function queryParameters(operation, schemas) {
  const given = operation.query ? schemas[queryName(operation)] : {};
  const whole = schemas[given.$ref?.split('/').at(-1)]?.properties ?? given.properties ?? {};
  return [
    ...operation.queryNames.map((name) => ({
      name,
      in: 'query',
      required: false,
      schema: { type: 'string' },
    })),
    ...Object.entries(whole).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ];
}

/** Query types are listed with the parameters. @param {Record<string, any>} schemas */
function withoutQueries(schemas) {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.endsWith('Query')));
}

/** @param {string} tag */
const wordsOf = (tag) => tag.replace(/([a-z])([A-Z])/g, '$1 $2');
