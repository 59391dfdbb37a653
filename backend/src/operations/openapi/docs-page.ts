import { schemaWords, type Schema } from './schema-words';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const STYLES = `
:root{color-scheme:light dark;--ground:#faf6f0;--paper:#fffdf9;--ink:#1d2930;--quiet:#566068;--line:#e5dcd0;--head:#17525f}
@media (prefers-color-scheme:dark){:root{--ground:#1b1917;--paper:#25221f;--ink:#f3eee7;--quiet:#bcb5ae;--line:#3d3934;--head:#82c8d0}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:880px;margin:auto;padding:40px 16px 80px}
h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.2}
h1{font-size:34px;margin:0 0 8px}h2{font-size:26px;margin:48px 0 12px}
p{margin:0 0 12px;max-width:68ch}
.quiet{color:var(--quiet)}
a{color:var(--head)}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:24px 0 0;padding:0}
details{background:var(--paper);border:1px solid var(--line);border-radius:12px;margin:8px 0}
summary{cursor:pointer;padding:12px 16px;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:64px;color:var(--head)}
details>div{padding:0 16px 16px;border-top:1px solid var(--line)}
h3{font-size:15px;margin:16px 0 4px}
pre{margin:0;overflow-x:auto;font:13px/1.5 ui-monospace,monospace}
`;

/** The document as one page without scripts; `nonce` allows its style tag. */
export function docsPage({ info, paths, components }: ApiDocument, nonce: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    const entries = own.map(({ path, method, operation }) =>
      entry(path, method, operation, components.schemas),
    );
    return `<section><h2 id="${anchor(tag)}">${escaped(tag)}</h2>${entries.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(info.title)} API</title><style nonce="${nonce}">${STYLES}</style></head><body><main><h1>${escaped(info.title)} API</h1><p class="quiet">Version ${escaped(info.version)}. <a href="/api/openapi.json">This document as JSON</a>, in OpenAPI 3.1.</p><p>${escaped(info.description)}</p><nav aria-label="Parts"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${escaped(tag)}</a></li>`).join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

function entry(
  path: string,
  method: string,
  operation: Operation,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const { description, security, parameters, requestBody, responses } = operation;
  const shown = (content: Content | undefined) =>
    Object.entries(content ?? {})
      .map(
        ([type, { schema }]) =>
          `<p class="quiet">${escaped(type)}</p><pre>${escaped(schemaWords(schema, schemas))}</pre>`,
      )
      .join('');
  const parameterWords = parameters
    .map(({ name, in: place, schema }) => `${name} (${place}): ${schemaWords(schema, schemas)}`)
    .join('\n');
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      `<h3>${escaped(status)} ${escaped(answer.description)}</h3>${status.startsWith('2') ? shown(answer.content) : ''}`,
  );
  return `<details id="${escaped(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> ${escaped(path)}</summary><div>${description ? `<h3>About</h3><p>${escaped(description)}</p>` : ''}<p class="quiet">${security.length > 0 ? 'Requires a session.' : 'Open to all.'}</p>${parameterWords ? `<h3>Parameters</h3><pre>${escaped(parameterWords)}</pre>` : ''}${requestBody ? `<h3>Body</h3>${shown(requestBody.content)}` : ''}${answers.join('')}</div></details>`;
}

const anchor = (tag: string): string => tag.toLowerCase().replace(/\W+/g, '-');

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
