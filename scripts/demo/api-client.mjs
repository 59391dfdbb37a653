// @ts-check

/** An API client, signed out at first, that keeps the session cookie like a browser. @param {string} url */
export function apiClient(url) {
  let cookie = '';

  /**
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<{ status: number, body: unknown }>}
   */
  async function call(method, path, body) {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? cookie;
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
