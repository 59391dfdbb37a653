// @ts-check

/** An API client, signed out at first, that keeps its cookies like a browser. @param {string} url */
export function apiClient(url) {
  /** @type {Map<string, string>} */
  const cookies = new Map();

  /**
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<{ status: number, body: unknown }>}
   */
  async function call(method, path, body) {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  /**
   * Like `call`, for a step that must succeed; returns the body. @param {string} method @param {string} path @param
   * {unknown} [body] @returns {Promise<unknown>}
   */
  async function must(method, path, body) {
    const answer = await call(method, path, body);
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }

  return { call, must };
}
